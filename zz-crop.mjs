import sharp from 'sharp';
const [,,f,out,...r]=process.argv; const [x,y,w,h]=r.map(Number);
const m=await sharp(f).metadata();
await sharp(f).extract({left:x,top:y,width:Math.min(w,m.width-x),height:Math.min(h,m.height-y)}).toFile(out); console.log(m.width,m.height);

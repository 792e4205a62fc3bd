/** Prints what a build costs: seconds cold and warm, peak memory, time a page, bytes a page by kind. */
import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

interface Measured {
  seconds: number;
  peakMegabytes: number;
}

/** Builds once; peak memory is the high-water mark of the build process (Linux only, else 0). */
async function build(): Promise<Measured> {
  const began = performance.now();
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { stdio: 'ignore' });
  let peak = 0;
  const watch = setInterval(() => {
    try {
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0));
    } catch {
      // not Linux, or already ended
    }
  }, 50);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error('The build failed; run npm run build to see why.');
  return { seconds: (performance.now() - began) / 1000, peakMegabytes: peak / 1024 };
}

for (const folder of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
  rmSync(folder, { recursive: true, force: true });
const cold = await build();
const warm = await build();

const files = globSync('dist/**/*.html');
const kindOf = (file: string) => {
  const parts = file.replace(/^dist\//, '').split('/');
  return parts.length === 1 ? '/' : parts[1] === 'locations' ? '/{county}/locations/' : `/${parts[0]}/`;
};
const sizes = new Map<string, number[]>();
for (const file of files) {
  const bytes = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(kindOf(file), [...(sizes.get(kindOf(file)) ?? []), bytes]);
}

const row = (name: string, { seconds, peakMegabytes }: Measured) =>
  console.log(
    `${name}  ${seconds.toFixed(1)} s, ${((1000 * seconds) / files.length).toFixed(1)} ms a page, peak ${Math.round(peakMegabytes)} MB`,
  );
console.log(`${files.length} pages`);
row('cold', cold);
row('warm', warm);
console.log('\nHTML with styles, brotli 11:  pages  mean  largest');
for (const [kind, list] of [...sizes].sort(([a], [b]) => a.localeCompare(b))) {
  const mean = list.reduce((sum, bytes) => sum + bytes, 0) / list.length;
  console.log(
    `${kind.padEnd(26)} ${String(list.length).padStart(6)} ${String(Math.round(mean)).padStart(6)} ${String(Math.max(...list)).padStart(7)}`,
  );
}

import { readContent } from '#validation/read.ts';
import { steps } from '#lib/hexagons.ts';
const { rows } = readContent('.');
const t = rows.tiles[0]!; const by = new Map(t.places.map((p) => [p.place, p]));
const pairs = new Set<string>(); let kept = 0;
for (const m of rows.municipalities) for (const n of [...m.neighbors, ...m.within]) { const k = [m.id, n].sort().join(' '); const [a, b] = [by.get(m.id), by.get(n)]; if (!a || !b || pairs.has(k)) continue; pairs.add(k); if (steps(a, b) === 1) kept++; }
console.log(kept, pairs.size, t.places.length, t.water.length);

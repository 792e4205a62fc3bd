/**
 * Makes mistakes in a copy of content/ and looks at what the site makes of each; then builds the whole site with a few
 * of those that were accepted. Run: npm run fuzz -- [mistakes] [seed] [builds] [path of a failure]
 */
import fc from 'fast-check';
import { inCopy } from '../tools/project-copy.ts';
import { judgeBuild } from './builds.ts';
import { groundAt } from './ground.ts';
import { judge } from './judge.ts';
import { mistakes, type Mistake } from './mistakes.ts';

const [count = '500', seed = String(Date.now() % 1_000_000), builds = '5', path] = process.argv.slice(2);

process.exitCode = await inCopy({ pictures: true }, async (root) => {
  const { content, during } = groundAt(root);
  console.log(`${count} mistakes, seed ${seed}`);
  const accepted: Mistake[] = [];
  let refused = 0;
  const result = await fc.check(
    fc.asyncProperty(mistakes(content), async (mistake) => {
      if ('refused' in (await during(mistake, () => judge(root)))) refused += 1;
      else accepted.push(mistake);
    }),
    { numRuns: Number(count), seed: Number(seed), endOnFailure: true, ...(path === undefined ? {} : { path }) },
  );
  console.log(`${refused} refused in sentences, ${accepted.length} accepted with every page whole`);
  if (result.failed) {
    console.error(result.counterexample?.[0].what, result.errorInstance);
    console.error(`Again: npm run fuzz -- 1 ${result.seed} 0 ${result.counterexamplePath ?? ''}`);
    return 1;
  }

  const step = Math.max(1, Math.floor(accepted.length / Number(builds)));
  for (const mistake of accepted.filter((_, at) => at % step === 0).slice(0, Number(builds))) {
    console.log(mistake.what.slice(0, 160));
    console.log(`  ${await during(mistake, () => judgeBuild(root))}`);
  }
  return 0;
});

/** Runs programs one after the other or two at a time, and stops with the exit code of the first that fails. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Step {
  name: string;
  /** Arguments to Node. */
  args: string[];
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Names of the steps whose result it needs. */
  after?: string[];
  /** True for a step that uses all processors: it runs by itself, with live output. */
  alone?: boolean;
}

/** Steps at a time, for two processors. */
const LANES = 2;

/** Output of a step that runs beside another is printed once it has ended. @returns its exit code */
async function start({ name, args, env, alone }: Step): Promise<number> {
  const began = Date.now();
  const title = `\n── ${name}`;
  if (alone) console.log(title);
  const color = process.stdout.isTTY && !alone ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...color, ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (!alone) console.log(title);
  process.stdout.write(Buffer.concat(output));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code === 0) console.log(`── ${name}: ${seconds} s`);
  else console.error(`\n${name} failed after ${seconds} s.`);
  return code ?? 1;
}

/** Runs a step with live output; ends the process with the step's exit code if it fails. */
export async function run(step: Step): Promise<void> {
  const code = await start({ ...step, alone: true });
  if (code !== 0) process.exit(code);
}

/**
 * Runs steps two at a time, in order, each once the given steps of its `after` have passed. After a failure nothing new
 * starts: what runs is finished, then the process ends with the exit code of the first failure.
 */
export async function runAll(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ name }) => name));
  const running = new Map<Step, Promise<void>>();
  let failure = 0;
  const isReady = (step: Step) =>
    !step.after?.some((name) => unfinished.has(name)) && (!step.alone || running.size === 0);
  const isAlone = () => running.keys().some(({ alone }) => alone);
  for (;;) {
    const next = failure === 0 && running.size < LANES && !isAlone() ? waiting.find(isReady) : undefined;
    if (!next) {
      if (running.size === 0) break;
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const ending = start(next).then((code) => {
      running.delete(next);
      if (code === 0) unfinished.delete(next.name);
      failure ||= code;
    });
    running.set(next, ending);
  }
  if (failure !== 0) process.exit(failure);
  if (waiting.length > 0) throw new Error(`Waiting for each other: ${waiting.map(({ name }) => name).join(', ')}`);
}

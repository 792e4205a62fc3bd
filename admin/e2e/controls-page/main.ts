/** Sveltia with our forms and controls over a copy of content/ in the browser's own file system. */
import CMS from '@sveltia/cms';
import { config, files, formats } from './given.ts';
import { registerControls } from '../../fields/index.ts';
import { fromForm, toForm } from '../../forms/form-values.ts';
import { readMarkdown, writeMarkdown } from '../../yaml/markdown.ts';
import { readYaml, writeYaml } from '../../yaml/yaml.ts';

/** Sveltia's own folder for its backend of tests. */
const ROOT = 'sveltia-cms-test';

async function write(path: string, text: string): Promise<void> {
  const names = [ROOT, ...path.split('/')];
  const last = names.pop() ?? '';
  let folder = await navigator.storage.getDirectory();
  for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
  const file = await folder.getFileHandle(last, { create: true });
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
}

/** The text that each form was last read from: what is saved is put into it. */
const read = new Map<string, string>();

for (const { format, extension, shape } of formats) {
  const isMarkdown = extension === 'md';
  CMS.registerCustomFormat(format, extension, {
    fromFile: (text: string) => {
      read.set(format, text);
      return toForm(shape, isMarkdown ? readMarkdown(text) : readYaml(text)) as Record<string, unknown>;
    },
    toFile: (value: Record<string, unknown>) => {
      const old = read.get(format) ?? '';
      const said = fromForm(shape, value);
      return isMarkdown ? writeMarkdown(old, said) : writeYaml(old, said);
    },
  });
}

for (const [path, text] of Object.entries(files)) await write(path, text);
registerControls(CMS);
await CMS.init({ config });

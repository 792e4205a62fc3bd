/** Prints the address of the live site, as content/business.yaml has it, without a slash at the end. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { business } from '#business/schema/business.ts';

console.log(business.parse(parse(readFileSync('content/business.yaml', 'utf8'))).site);

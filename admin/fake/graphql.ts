/** As much of GraphQL as Sveltia asks for: fields, aliases, arguments, variables, `... on Type`. */

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type Values = Record<string, Value>;

export interface Selection {
  alias: string;
  name: string;
  args: Record<string, Argument>;
  selections: Selection[];
  /** `... on Type { … }` */
  on?: string;
}

type Argument = { variable: string } | { value: Value } | { list: Argument[] } | { fields: Record<string, Argument> };

export class GraphqlError extends Error {
  readonly type: string;

  constructor(message: string, type = 'UNPROCESSABLE') {
    super(message);
    this.type = type;
  }
}

const TOKEN = /\s+|,|\.\.\.|[{}()[\]:!=$@]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[A-Za-z_]\w*/gy;

function tokensOf(text: string): string[] {
  const tokens = text.match(TOKEN) ?? [];
  if (tokens.join('') !== text) throw new GraphqlError('This query cannot be read.');
  return tokens.filter((token) => !/^[\s,]/.test(token));
}

class Parser {
  readonly #tokens: string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  /** @returns whether it is a mutation, and what it asks for */
  operation(): { isMutation: boolean; selections: Selection[] } {
    const kind = this.#peek() === '{' ? 'query' : this.#take();
    if (kind !== 'query' && kind !== 'mutation') throw new GraphqlError(`${kind} is no query.`);
    while (this.#peek() !== '{') this.#take();
    return { isMutation: kind === 'mutation', selections: this.#selections() };
  }

  #peek(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new GraphqlError('This query ends too early.');
    return token;
  }

  #take(wanted?: string): string {
    const token = this.#peek();
    if (wanted !== undefined && token !== wanted) throw new GraphqlError(`Expected ${wanted}, found ${token}.`);
    this.#at += 1;
    return token;
  }

  #takeIf(wanted: string): boolean {
    if (this.#tokens[this.#at] !== wanted) return false;
    this.#at += 1;
    return true;
  }

  #selections(): Selection[] {
    const found: Selection[] = [];
    if (!this.#takeIf('{')) return found;
    while (!this.#takeIf('}')) found.push(this.#selection());
    return found;
  }

  #selection(): Selection {
    if (this.#takeIf('...')) {
      this.#take('on');
      const on = this.#take();
      return { alias: '', name: '', args: {}, on, selections: this.#selections() };
    }
    const alias = this.#take();
    const name = this.#takeIf(':') ? this.#take() : alias;
    const args = this.#takeIf('(') ? this.#pairs(')') : {};
    return { alias, name, args, selections: this.#selections() };
  }

  #pairs(end: string): Record<string, Argument> {
    const pairs: Record<string, Argument> = {};
    while (!this.#takeIf(end)) {
      const name = this.#take();
      this.#take(':');
      pairs[name] = this.#argument();
    }
    return pairs;
  }

  #argument(): Argument {
    const token = this.#take();
    if (token === '$') return { variable: this.#take() };
    if (token === '{') return { fields: this.#pairs('}') };
    if (token === '[') {
      const list: Argument[] = [];
      while (!this.#takeIf(']')) list.push(this.#argument());
      return { list };
    }
    if (/^["\d-]/.test(token) || ['true', 'false', 'null'].includes(token))
      return { value: JSON.parse(token) as Value };
    return { value: token };
  }
}

export const parse = (query: string): ReturnType<Parser['operation']> => new Parser(query).operation();

function valueOf(argument: Argument, variables: Values): Value {
  if ('variable' in argument) return variables[argument.variable] ?? null;
  if ('value' in argument) return argument.value;
  if ('list' in argument) return argument.list.map((entry) => valueOf(entry, variables));
  return Object.fromEntries(Object.entries(argument.fields).map(([name, entry]) => [name, valueOf(entry, variables)]));
}

/** A field is a value, or what works it out from its arguments. */
export type Field = unknown;
export type Resolver = (args: Values) => unknown;

/** Picks what is asked for; a field that is not known is a mistake, as it is to GitHub. */
export async function pick(from: unknown, selections: readonly Selection[], variables: Values): Promise<unknown> {
  const source = await from;
  if (source === null || source === undefined) return null;
  if (Array.isArray(source)) return Promise.all(source.map((entry) => pick(entry, selections, variables)));
  if (selections.length === 0) return source;
  const record = source as Record<string, Field>;
  const picked: Record<string, unknown> = {};
  // At once, as the reader of objects likes it.
  await Promise.all(
    selections.map(async ({ alias, name, args, on, selections: inner }) => {
      if (on !== undefined) {
        if (record.__typename === undefined || record.__typename === on)
          Object.assign(picked, await pick(record, inner, variables));
        return;
      }
      if (!(name in record)) throw new GraphqlError(`Field '${name}' doesn't exist.`);
      const field = record[name];
      const given = Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, valueOf(arg, variables)]));
      const value: unknown = typeof field === 'function' ? (field as Resolver)(given) : field;
      picked[alias] = await pick(value, inner, variables);
    }),
  );
  return picked;
}

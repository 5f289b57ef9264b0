import { deepest, Unreadable } from './query-tree.ts';
import type { SqlToken } from './statement-tokens.ts';

/** A place in the tokens of a statement, which moves on as they are understood. */
export class TokenCursor {
  readonly #tokens: readonly SqlToken[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly SqlToken[]) {
    this.#tokens = tokens;
  }

  peek(ahead = 0): SqlToken | undefined {
    return this.#tokens[this.#at + ahead];
  }

  next(): SqlToken {
    const token = this.#tokens[this.#at];
    if (!token) throw new Unreadable('it ends too early.');
    this.#at += 1;
    return token;
  }

  /** A keyword stands here: written without quotes. */
  isWord(...words: readonly string[]): boolean {
    return this.isWordAt(0, ...words);
  }

  isWordAt(ahead: number, ...words: readonly string[]): boolean {
    const token = this.peek(ahead);
    return token?.kind === 'word' && words.includes(token.text.toUpperCase());
  }

  isSign(sign: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.kind === 'sign' && token.text === sign;
  }

  /** Moves past a keyword if it is there. */
  takeWord(...words: readonly string[]): boolean {
    const isHere = this.isWord(...words);
    if (isHere) this.#at += 1;
    return isHere;
  }

  takeSign(sign: string): boolean {
    const isHere = this.isSign(sign);
    if (isHere) this.#at += 1;
    return isHere;
  }

  expectSign(sign: string): void {
    if (!this.takeSign(sign)) throw new Unreadable(`a ${sign} is missing.`);
  }

  isName(ahead = 0): boolean {
    const kind = this.peek(ahead)?.kind;
    return kind === 'word' || kind === 'name';
  }

  name(): string {
    if (!this.isName()) throw new Unreadable('a name is missing.');
    return this.next().text;
  }

  /** To the end of the parentheses that are open here, and past it. */
  skipToClose(): void {
    for (let open = 1; open > 0; ) {
      const { kind, text } = this.next();
      if (kind === 'sign' && text === '(') open += 1;
      if (kind === 'sign' && text === ')') open -= 1;
    }
  }

  /** Reads something that may hold more of its own kind. */
  nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > deepest) throw new Unreadable('it is nested too deeply.');
    const made = read();
    this.#depth -= 1;
    return made;
  }
}

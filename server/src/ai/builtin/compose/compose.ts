import type { WrittenSql } from '../../port.ts';
import type { Model } from '../suggest/model.ts';
import { readAsked } from './read-asked.ts';
import { writeAsked } from './write-asked.ts';

/** A statement made for one question, where every word of it means something on these tables; null otherwise. */
export function compose(model: Model, question: string): WrittenSql | null {
  const asked = readAsked(model, question);
  return asked && writeAsked(model, asked);
}

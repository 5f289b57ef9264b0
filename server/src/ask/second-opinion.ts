import type { DatabaseSchema } from '@parley/contract/schema';
import type { Judged } from '../ai/builtin/compose/agrees.ts';
import { agrees } from '../ai/builtin/compose/agrees.ts';
import { readAsked } from '../ai/builtin/compose/read-asked.ts';
import type { Model } from '../ai/builtin/suggest/model.ts';
import { readModel } from '../ai/builtin/suggest/read-model.ts';
import type { Course } from './course.ts';

/** Reading a question on more tables takes longer than finding its tool may. */
const mostTables = 60;

/** Only whether a period is said matters here, not which days it stands for. */
const anyDay = '2026-01-01';

const models = new Map<string, Model>();
const mostModels = 50;

/**
 * Whether a tool can answer a question, judged by what its words mean on the tables; everything can where they are
 * not all understood. What sounds alike is often another figure.
 */
export async function secondOpinion({ source, input }: Course): Promise<(tool: Judged) => boolean> {
  const schema = await source.schema();
  if (schema.tables.length > mostTables) return () => true;
  const { question } = input;
  const asked = readAsked(await modelOf(source, schema), question);
  return (tool) => asked === null || agrees(asked, question, tool);
}

async function modelOf(source: Course['source'], schema: DatabaseSchema): Promise<Model> {
  const { tables, relationships, fingerprint } = schema;
  const key = `${source.connection.id} ${fingerprint}`;
  const known = models.get(key);
  if (known) return known;
  const profiles = await source.profiles();
  const model = readModel({ dialect: source.dialect, today: anyDay, tables, relationships, profiles });
  if (models.size >= mostModels) models.clear();
  models.set(key, model);
  return model;
}

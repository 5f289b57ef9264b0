import { type Dialect, dialects } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import { fieldMessage, firstMistake } from '@parley/contract/field-messages';
import { limits } from '@parley/contract/limits';
import type { Parameter, ParameterType } from '@parley/contract/parameters';
import type { ToolFile } from '@parley/contract/tools';
import { toolLimits } from '@parley/contract/tools';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { dialectTraits } from '../../guard/dialect-traits.ts';

function dialectOf(kind: string): Dialect | undefined {
  return dialects.find((dialect) => dialectTraits[dialect].toolboxKind === kind);
}

const typeOf: Readonly<Record<string, ParameterType>> = {
  string: 'text',
  integer: 'integer',
  float: 'number',
  number: 'number',
  boolean: 'boolean',
};

const listItem = z.union([z.string(), z.number(), z.boolean()]);

const toolboxParameter = z.object({
  name: z.string().min(1).max(63),
  type: z.string(),
  description: z.string().max(500).default(''),
  required: z.boolean().default(true),
  default: z
    .union([z.string(), z.number(), z.boolean(), z.array(listItem).max(limits.parameter.listItems)])
    .optional(),
  /** What an array holds. */
  items: z.object({ type: z.string() }).optional(),
  allowedValues: z.array(z.union([z.string(), z.number()])).optional(),
});

const toolboxTool = z.object({
  description: z.string().max(toolLimits.description).default(''),
  statement: z.string().trim().min(1).max(toolLimits.sqlBytes),
  parameters: z.array(toolboxParameter).max(toolLimits.parameters).default([]),
  templateParameters: z.array(z.unknown()).default([]),
});

/** A map of tools (`tools: name: kind: …`), or a document a tool (`kind: tool`, `name: …`, `type: …`). */
const mapDocument = z.object({ tools: z.record(z.string(), z.record(z.string(), z.unknown())) });
const toolDocument = z.looseObject({
  kind: z.enum(['tool', 'tools']),
  name: z.string(),
  type: z.string(),
});

type Entry = { name: string; kind: unknown; body: Record<string, unknown> };
type FileTool = ToolFile['tools'][number];

/** What a file holds: tools, and what in it cannot be one. */
export type FileContent = { tools: FileTool[]; failed: { name: string; reason: string }[] };

/** Reads an MCP Toolbox `tools.yaml`: its SQL tools for PostgreSQL, MySQL and SQLite. */
export function readToolboxFile(text: string): FileContent {
  const entries = documentsIn(text).flatMap(entriesOf);
  if (entries.length === 0)
    throw unreadable('it is neither a Parley tool file nor a Toolbox file with tools.');
  const content: FileContent = { tools: [], failed: [] };
  for (const entry of entries) {
    const outcome = convert(entry);
    if ('reason' in outcome) content.failed.push({ name: entry.name, reason: outcome.reason });
    else content.tools.push(outcome);
  }
  return content;
}

function documentsIn(text: string): unknown[] {
  const documents = parseAllDocuments(text);
  const list = 'empty' in documents ? [] : documents;
  return list.map((document) => {
    const [error] = document.errors;
    if (error) throw unreadable(error.message.split('\n', 1)[0] ?? 'it is not valid YAML.');
    return unfold(document);
  });
}

/** A bound on aliases: a small file must not unfold into a large one. */
function unfold(document: { toJS(options: { maxAliasCount: number }): unknown }): unknown {
  try {
    return document.toJS({ maxAliasCount: 50 });
  } catch {
    throw unreadable('it refers to itself too often.');
  }
}

function entriesOf(document: unknown): Entry[] {
  const single = toolDocument.safeParse(document);
  if (single.success) return [{ name: single.data.name, kind: single.data.type, body: single.data }];
  const map = mapDocument.safeParse(document);
  if (!map.success) return [];
  return Object.entries(map.data.tools).map(([name, body]) => ({ name, kind: body.kind, body }));
}

function convert({ name, kind, body }: Entry): FileTool | { reason: string } {
  const dialect = dialectOf(String(kind));
  if (!dialect) return { reason: `Tools of the kind ${String(kind)} cannot be taken over.` };
  const parsed = toolboxTool.safeParse(body, { error: fieldMessage });
  if (!parsed.success) return { reason: firstMistake(parsed.error) };
  const { description, statement, parameters, templateParameters } = parsed.data;
  if (templateParameters.length > 0 || /\{\{.*?\}\}/.test(statement)) {
    return { reason: 'Template parameters are pasted into the SQL text. Parley only binds values.' };
  }
  const odd = parameters.find((parameter) => !Object.hasOwn(typeOf, valueType(parameter)));
  if (odd)
    return { reason: `The parameter ${odd.name} is of the type ${valueType(odd)}, which cannot be bound.` };
  const converted = parameters.map(toParameter);
  const sql = namePlaces(statement, converted);
  if (sql === null) return { reason: 'The statement has more places than parameters.' };
  return {
    name: readable(name),
    description: description.trim(),
    type: /^\s*(insert|update|delete|merge|replace)\b/i.test(statement) ? 'mutation' : 'query',
    dialect,
    sql,
    parameters: converted,
    isActive: true,
  };
}

type ToolboxParameter = z.infer<typeof toolboxParameter>;

/** The type of one value: an array tells it of its items. */
function valueType({ type, items }: ToolboxParameter): string {
  return type === 'array' ? (items?.type ?? 'array') : type;
}

function toParameter(given: ToolboxParameter): Parameter {
  const { name, type, description, required, default: preset, allowedValues } = given;
  const parameterType = typeOf[valueType(given)] ?? 'text';
  return {
    name: name.replaceAll(/\W/g, '_').replace(/^(\d)/, '_$1'),
    type: allowedValues && parameterType === 'text' ? 'enum' : parameterType,
    description,
    required: required && preset === undefined,
    ...(type === 'array' ? { list: true } : {}),
    ...(preset === undefined ? {} : { default: preset }),
    ...(allowedValues ? { options: allowedValues.map(String) } : {}),
  };
}

/** Texts, quoted names and comments are skipped; `$2` and `?2` are counted, a bare `?` is the next one. */
const places = /'(?:[^']|'')*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*[\s\S]*?\*\/|[$?](\d+)|\?/g;

function namePlaces(statement: string, parameters: readonly Parameter[]): string | null {
  let next = 0;
  let isShort = false;
  const sql = statement
    .trim()
    .replace(/\s*;$/, '')
    .replaceAll(places, (found, number?: string) => {
      if (number === undefined && found !== '?') return found;
      const parameter = parameters[number === undefined ? next++ : Number(number) - 1];
      isShort ||= parameter === undefined;
      return parameter ? `:${parameter.name}` : found;
    });
  return isShort ? null : sql;
}

function readable(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim().slice(0, toolLimits.name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function unreadable(reason: string): ParleyError {
  return new ParleyError('invalid_input', { message: `The file could not be read: ${reason}` });
}

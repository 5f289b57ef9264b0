import { ParleyError } from '@parley/contract/errors';
import type { Tool, ToolInput, ToolVersion, toolsOutput } from '@parley/contract/tools';
import { toolLimits, toolMessages } from '@parley/contract/tools';
import type { z } from 'zod';
import { analyseStatement, statementText } from '../language/statement/analyse-statement.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import type { ToolContent } from '../store/tools/tools.ts';
import { namesInSql, unusedParameter } from './checking/names-in-sql.ts';
import { prepareStatement } from './checking/prove-statement.ts';
import { sampleParameterValues } from './checking/sample-parameter-values.ts';
import { toolSource } from './database-for-tools.ts';
import { embedTool, isFresh } from './embed-tools.ts';
import type { ToolBuildingContext } from './tool-building-context.ts';
import { idOrPlanIsFull } from './tool-limit-error.ts';

export type SavedToolsService = {
  list(owner: Owner): Promise<z.infer<typeof toolsOutput>>;
  show(owner: Owner, id: string): Promise<Tool>;
  /** Only with a statement that prepares, and only while the plan has a place. */
  create(owner: Owner, input: ToolWords, context: ToolBuildingContext): Promise<Tool>;
  /** A new version of it, which must prepare as well. */
  update(owner: Owner, change: ToolWords & { id: string }, context: ToolBuildingContext): Promise<Tool>;
  versions(owner: Owner, id: string): Promise<ToolVersion[]>;
  /** Makes an old version the newest. */
  restore(owner: Owner, old: { id: string; version: number }, context: ToolBuildingContext): Promise<Tool>;
  duplicate(owner: Owner, id: string): Promise<Tool>;
  setActive(owner: Owner, id: string, isActive: boolean): Promise<Tool>;
  /** For the askers of a shared space. */
  setPublished(owner: Owner, id: string, isPublished: boolean): Promise<Tool>;
  remove(owner: Owner, id: string): Promise<void>;
};

type ToolWords = Omit<ToolInput, 'connectionId'>;
type Parts = { store: Pick<Store, 'tools'> };

export function createSavedToolsService(parts: Parts): SavedToolsService {
  const { tools } = parts.store;
  const show = async (owner: Owner, id: string) =>
    shownTo(owner, (await tools.find(owner, id)) ?? notFound());
  const versions = async (owner: Owner, id: string) => {
    const found = await tools.versions(owner.id, id);
    return found.length > 0 ? found : notFound();
  };
  return {
    list: async (owner) => {
      const seen = (await tools.list(owner)).map((tool) => shownTo(owner, tool));
      // Plans are no matter of theirs, and what is taken would tell how many drafts there are.
      if (owner.role === 'asker') return { tools: seen, places: { used: seen.length, most: null, plan: '' } };
      return { tools: seen, places: await tools.places(owner.id) };
    },
    show,
    create: async (owner, input, context) => show(owner, await create(parts, owner, { input, context })),
    update: async (owner, { id, ...input }, context) => {
      await show(owner, id);
      await update(parts, owner, { id, input, context });
      return show(owner, id);
    },
    versions,
    restore: async (owner, { id, version }, context) => {
      const { type } = await show(owner, id);
      const old = (await versions(owner, id)).find((entry) => entry.version === version) ?? notFound();
      await update(parts, owner, { id, input: { ...old, type }, context });
      return show(owner, id);
    },
    duplicate: async (owner, id) => {
      const tool = await show(owner, id);
      const copy = await duplicate(parts, owner, tool);
      // What does not work does not work twice.
      if (tool.problem !== null) await tools.markChecked(owner.id, copy, tool.problem);
      return show(owner, copy);
    },
    setActive: async (owner, id, isActive) =>
      (await tools.setActive(owner.id, id, isActive)) ? show(owner, id) : notFound(),
    setPublished: async (owner, id, isPublished) => {
      const { type } = await show(owner, id);
      if (owner.id === owner.personId) throw refused(toolMessages.publishedPersonal);
      if (isPublished && type === 'mutation') throw refused(toolMessages.publishedChange);
      return (await tools.setPublished(owner, id, isPublished)) ? show(owner, id) : notFound();
    },
    remove: async (owner, id) => {
      if (!(await tools.remove(owner.id, id))) notFound();
    },
  };
}

/** Askers learn what a tool gives, not where its rows are kept, nor which of the makers published it. */
function shownTo({ role }: Owner, tool: Tool): Tool {
  if (role !== 'asker') return tool;
  return { ...tool, projectRef: null, published: tool.published && { ...tool.published, by: '' } };
}

const refused = (message: string) => new ParleyError('invalid_input', { message });

function notFound(): never {
  throw new ParleyError('not_found', { message: toolMessages.notFound });
}

type Change = { input: ToolWords; context: ToolBuildingContext };

async function create({ store }: Parts, owner: Owner, { input, context }: Change): Promise<string> {
  const content = await checked(input, context);
  const embedding = await embedTool(context, input);
  const source = toolSource(context.source);
  return idOrPlanIsFull(
    await store.tools.add(owner, { ...content, source, embedding, isActive: true, provider: null }),
  );
}

/** The vector of the old words stays until the new one is made: a tool is never without. */
async function update({ store }: Parts, owner: Owner, { id, input, context }: Change & { id: string }) {
  const content = await checked(input, context);
  const vector = (await store.tools.vectors(owner.id)).get(id);
  const embedding = isFresh(vector, input, context.provider) ? null : await embedTool(context, input);
  const source = toolSource(context.source);
  if (!(await store.tools.change(owner, id, { ...content, source }))) notFound();
  if (embedding) await store.tools.saveVector(owner, id, embedding);
}

async function checked(input: ToolWords, { source, today }: ToolBuildingContext): Promise<ToolContent> {
  const { name, description, type, sql, parameters } = input;
  const unused = unusedParameter(sql, parameters);
  if (unused) {
    throw new ParleyError('invalid_input', {
      message: unused.problem,
      fields: { parameters: unused.problem },
    });
  }
  const values = sampleParameterValues(parameters, { profiles: [], today });
  const prepared = await source.use((database) =>
    prepareStatement(database, { type, sql, parameters }, values),
  );
  if ('problem' in prepared) {
    throw new ParleyError('invalid_input', { message: prepared.problem, fields: { sql: prepared.problem } });
  }
  const statement = statementText(await analyseStatement(source.dialect, sql));
  return { name, description, type, sql, statement, parameters, ...namesInSql(sql, await source.schema()) };
}

/** Its statement was proven when it was made, and its words are the same but for the name. */
async function duplicate({ store }: Parts, owner: Owner, tool: Tool): Promise<string> {
  const embedding = (await store.tools.vectors(owner.id)).get(tool.id);
  const { connectionId, connectionName, projectRef, dialect } = tool;
  if (connectionId === null || connectionName === null || !embedding) {
    throw new ParleyError('invalid_input', { message: toolMessages.noSource });
  }
  const suffix = ' (copy)';
  return idOrPlanIsFull(
    await store.tools.add(owner, {
      ...tool,
      statement: statementText(await analyseStatement(dialect, tool.sql)),
      name: `${tool.name.slice(0, toolLimits.name - suffix.length)}${suffix}`,
      source: { connectionId, connectionName, projectRef, dialect },
      embedding,
    }),
  );
}

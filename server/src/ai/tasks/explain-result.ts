import type { Calling, ExplainPiece, ExplainTask } from '../port.ts';
import type { ChatClient } from './chat-client-types.ts';
import { createFence } from './untrusted-text-fence.ts';

const mostRows = 50;
const longestCell = 200;

/** This call has no power: whatever the rows say, all it can do is write sentences. */
export async function* explain(
  client: ChatClient,
  task: ExplainTask,
  calling: Calling,
): AsyncIterable<ExplainPiece> {
  const fence = createFence();
  const system = `You answer a question from the result of a database query, in two to five sentences of plain markdown: the answer first, then what stands out. Use only figures that stand in the rows or among the computed facts, exactly as they stand there; compute nothing yourself. Say so plainly when the result is empty. No table, no SQL, no code.
${fence.rule}`;
  const user = [
    fence.wrap('The question', task.question),
    fence.wrap('The tool that answered', `${task.tool.name}: ${task.tool.description}`),
    fence.wrap('Its values', JSON.stringify(task.values)),
    fence.wrap('Computed facts over all rows', task.facts.map(factLine).join('\n')),
    fence.wrap(`The first of ${task.rowCount} rows`, rowLines(task)),
  ].join('\n\n');
  for await (const piece of client.stream({ system, user, temperature: 0.3 }, calling)) yield piece;
}

function factLine({ label, column, value, of }: ExplainTask['facts'][number]): string {
  return `${label}${column ? ` (${column})` : ''}: ${value}${of ? ` for ${of}` : ''}`;
}

function rowLines({ result }: ExplainTask): string {
  const header = result.columns.map(({ name }) => name).join(' | ');
  const rows = result.rows
    .slice(0, mostRows)
    .map((row) => row.map((cell) => (cell ?? 'NULL').slice(0, longestCell)).join(' | '));
  return [header, ...rows].join('\n');
}

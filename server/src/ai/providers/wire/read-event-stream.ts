/** The JSON objects of a stream, as they come; what is no JSON is left out. */
export async function* readEventStream(
  chunks: AsyncIterable<string>,
  framing: 'events' | 'lines',
): AsyncGenerator<unknown> {
  for await (const line of linesIn(chunks)) {
    const data = framing === 'lines' ? line.trim() : dataOf(line);
    if (data === '' || data === '[DONE]') continue;
    const event = parse(data);
    if (event !== undefined) yield event;
  }
}

/** Providers send an event's data on one line; comments and other fields say nothing that is needed. */
function dataOf(line: string): string {
  return line.startsWith('data:') ? line.slice('data:'.length).trim() : '';
}

async function* linesIn(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type StreamMessage = { event: string; data: string };

/**
 * Takes the text of an event stream in pieces, cut anywhere, and gives the messages that are complete. What is
 * not closed by an empty line when the stream ends was cut off and is never given.
 */
export function createEventStreamParser(): (piece: string) => StreamMessage[] {
  let rest = '';
  return (piece) => {
    // A lone CR may be the first half of a CRLF, so the last one waits for what comes next.
    const text = rest + piece;
    const held = text.endsWith('\r') ? 1 : 0;
    const blocks = text
      .slice(0, text.length - held)
      .replace(/\r\n?/g, '\n')
      .split('\n\n');
    rest = (blocks.pop() ?? '') + text.slice(text.length - held);
    return blocks.map(messageOf).filter((message) => message !== undefined);
  };
}

function messageOf(block: string): StreamMessage | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { event, data: data.join('\n') };
}

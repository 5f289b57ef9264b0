export type AgentSetupSnippets = { id: string; name: string; where: string; text: string };

type Filled = { origin: string; secret: string; query: string };

/** Ready to paste, with the person's own address in them. */
export function agentSetupSnippets({ origin, secret, query }: Filled): AgentSetupSnippets[] {
  const url = `${origin}/mcp${query}`;
  const headers = { Authorization: `Bearer ${secret}` };
  return [
    {
      id: 'claude',
      name: 'Claude',
      where: 'Run this once in a terminal. Without the header, Claude asks you in the browser instead.',
      text: `claude mcp add --transport http parley "${url}" \\\n  --header "Authorization: Bearer ${secret}"`,
    },
    {
      id: 'cursor',
      name: 'Cursor',
      where: 'In ~/.cursor/mcp.json, or in .cursor/mcp.json of a project.',
      text: pretty({ mcpServers: { parley: { url, headers } } }),
    },
    {
      id: 'vscode',
      name: 'VS Code',
      where: 'In .vscode/mcp.json of a workspace.',
      text: pretty({ servers: { parley: { type: 'http', url, headers } } }),
    },
    {
      id: 'curl',
      name: 'curl',
      where: 'No agent at all: the same tools over plain HTTP.',
      text: [
        `curl ${origin}/api/v1/ask \\`,
        `  -H "Authorization: Bearer ${secret}" \\`,
        `  -H "Content-Type: application/json" \\`,
        `  -d '{"question": "How many orders were placed last month?"}'`,
      ].join('\n'),
    },
  ];
}

function pretty(settings: object): string {
  return JSON.stringify(settings, null, 2);
}

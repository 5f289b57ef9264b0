import type { Tool } from '@parley/contract/tools';

const most = 4;
const verbs = /^(show|list|find|count|get|which|what|how|who|top)\b/i;

/** Questions that the source's own tools answer, and that leave no value open; those saved first come first. */
export function questionsAnsweredByTools(tools: readonly Tool[]): string[] {
  return tools
    .filter(({ type, status, parameters }) => type === 'query' && status === 'ok' && !parameters.some(isOpen))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .slice(0, most)
    .map(({ name }) => (verbs.test(name) ? name : `Show ${lowerFirst(name)}`));
}

function isOpen(parameter: Tool['parameters'][number]): boolean {
  return parameter.required && parameter.default == null;
}

/** Abbreviations keep their capitals. */
function lowerFirst(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

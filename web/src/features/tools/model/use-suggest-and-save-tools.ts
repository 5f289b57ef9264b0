import type { Suggestion, ToolToSave } from '@parley/contract/tools';
import { useState } from 'react';
import { tabStorage } from '../../../lib/storage/browser-storage.ts';
import { type ToolList, useTools } from '../requests/tool-queries-and-mutations.ts';
import { useSaveJob } from '../requests/use-save-job.ts';
import { useSuggestions } from '../requests/use-suggestions.ts';
import { createPickedSuggestionsStorage } from './picked-suggestions-storage.ts';
import { type Places, placesLeft } from './plan-tool-limit.ts';

const pickStore = createPickedSuggestionsStorage(tabStorage);

export type SuggestAndSaveTools = ReturnType<typeof useSuggestAndSaveTools>;

/** Suggesting, picking and saving tools of one source, for whichever screen shows it. */
export function useSuggestAndSaveTools(connectionId: string | null) {
  const suggesting = useSuggestions(connectionId);
  const tools = useTools();
  const picking = usePicks(connectionId);
  const saving = useSaveJob(connectionId, ({ saved }) => picking.drop(idsOf(suggesting.suggestions, saved)));

  const savedNames = new Set([
    ...(saving.job?.saved ?? []).map(({ name }) => name),
    ...(tools.data?.tools ?? []).filter((tool) => tool.connectionId === connectionId).map(({ name }) => name),
  ]);
  const isSaved = ({ name }: Suggestion) => savedNames.has(name);
  const picked = suggesting.suggestions.filter((one) => picking.picks.has(one.id) && !isSaved(one));
  const places = tools.data ? takenBy(tools.data, saving.job?.saved ?? []) : null;

  return {
    ...suggesting,
    connectionId,
    isSaved,
    picked,
    isPicked: ({ id }: Suggestion) => picking.picks.has(id),
    pick: picking.pick,
    pickAll: () => picking.set(suggesting.suggestions.filter((one) => !isSaved(one)).map(({ id }) => id)),
    pickNone: () => picking.set([]),
    places,
    /** How many of the picked ones find a place; all of them while the places are not known. */
    room: places === null ? picked.length : Math.min(picked.length, placesLeft(places)),
    hasTools: (tools.data?.tools.length ?? 0) > 0 || (saving.job?.saved.length ?? 0) > 0,
    saving,
    save: (chosen: readonly Suggestion[]) => saving.start(chosen.map(toSave)),
  };
}

function usePicks(connectionId: string | null) {
  const [kept, setKept] = useState({ connectionId, picks: read(connectionId) });
  // Another source has picks of its own; asking here spares a render with those of the one before.
  const current = kept.connectionId === connectionId ? kept : { connectionId, picks: read(connectionId) };
  const set = (ids: Iterable<string>) => {
    const picks = new Set(ids);
    if (connectionId !== null) pickStore.write(connectionId, picks);
    setKept({ connectionId, picks });
  };
  return {
    picks: current.picks,
    set,
    pick: (id: string, picked: boolean) =>
      set(picked ? [...current.picks, id] : [...current.picks].filter((one) => one !== id)),
    drop: (ids: readonly string[]) => set([...current.picks].filter((id) => !ids.includes(id))),
  };
}

function read(connectionId: string | null): ReadonlySet<string> {
  return connectionId === null ? new Set() : pickStore.read(connectionId);
}

/** The list is read again a moment after saving; until then what was saved is counted here. */
function takenBy({ tools, places }: ToolList, saved: readonly { id: string }[]): Places {
  const known = new Set(tools.map(({ id }) => id));
  return { ...places, used: places.used + saved.filter(({ id }) => !known.has(id)).length };
}

function idsOf(suggestions: readonly Suggestion[], saved: readonly { name: string }[]): string[] {
  const names = new Set(saved.map(({ name }) => name));
  return suggestions.filter(({ name }) => names.has(name)).map(({ id }) => id);
}

function toSave({
  name,
  description,
  tables,
  fields,
  type,
  sql,
  parameters,
  provider,
}: Suggestion): ToolToSave {
  return { name, description, tables, fields, type, sql, parameters, provider };
}

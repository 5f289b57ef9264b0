import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { sqlTokens } from './sql-tokens.ts';

const mark = Decoration.mark({ class: 'cm-parameter' });

/** Parameters by our own rules, so that the editor and the SQL shown elsewhere agree about what is one. */
export const sqlParameterHighlight = ViewPlugin.define(
  (view) => ({
    marks: marksOf(view),
    update(update: ViewUpdate) {
      if (update.docChanged) this.marks = marksOf(update.view);
    },
  }),
  { provide: (plugin) => EditorView.decorations.of((view) => view.plugin(plugin)?.marks ?? Decoration.none) },
);

function marksOf({ state }: EditorView): DecorationSet {
  const found = [];
  let at = 0;
  for (const { kind, text } of sqlTokens(state.doc.toString())) {
    if (kind === 'parameter') found.push(mark.range(at, at + text.length));
    at += text.length;
  }
  return Decoration.set(found);
}

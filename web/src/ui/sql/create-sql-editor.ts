import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { MySQL, PostgreSQL, SQLite, sql } from '@codemirror/lang-sql';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { pageNonce } from '../page-nonce.ts';
import { locateSqlProblem } from './locate-sql-problem.ts';
import { editorColours, editorTheme } from './sql-editor-theme.ts';
import { sqlParameterHighlight } from './sql-parameter-highlight.ts';

const dialects = { postgres: PostgreSQL, mysql: MySQL, sqlite: SQLite } as const;

export type SqlEditorSetting = {
  dialect: keyof typeof dialects;
  /** Columns by table, for completion. */
  tables: Record<string, string[]>;
  /** Names to complete after a colon. */
  parameters: string[];
};

export type CreatedEditor = {
  setText: (text: string) => void;
  configure: (setting: SqlEditorSetting) => void;
  /** Underlines what the complaint is about; nothing once there is none. */
  complain: (problem: string | null) => void;
  describe: (words: { invalid: boolean; describedBy: string | undefined }) => void;
  destroy: () => void;
};

type Start = { value: string; label: string; setting: SqlEditorSetting; onChange: (text: string) => void };

export function createSqlEditor(
  place: HTMLElement,
  { value, label, setting, onChange }: Start,
): CreatedEditor {
  const language = new Compartment();
  const attributes = new Compartment();
  const named = (more: Record<string, string>) =>
    EditorView.contentAttributes.of({ 'aria-label': label, ...more });
  const view = new EditorView({
    parent: place,
    state: EditorState.create({
      doc: value,
      extensions: [
        // The page's policy drops a style element without it.
        EditorView.cspNonce.of(pageNonce() ?? ''),
        lineNumbers(),
        history(),
        bracketMatching(),
        EditorView.lineWrapping,
        syntaxHighlighting(editorColours),
        editorTheme,
        sqlParameterHighlight,
        autocompletion({ icons: false }),
        language.of(languageOf(setting)),
        attributes.of(named({})),
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: (text) => {
      const { doc } = view.state;
      if (doc.toString() !== text) view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
    },
    configure: (next) => view.dispatch({ effects: language.reconfigure(languageOf(next)) }),
    complain: (problem) => {
      const place = problem === null ? null : locateSqlProblem(view.state.doc.toString(), problem);
      const found = place && problem ? [{ ...place, severity: 'error' as const, message: problem }] : [];
      view.dispatch(setDiagnostics(view.state, found));
    },
    describe: ({ invalid, describedBy }) =>
      view.dispatch({
        effects: attributes.reconfigure(
          named({
            ...(invalid && { 'aria-invalid': 'true' }),
            ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
          }),
        ),
      }),
    destroy: () => view.destroy(),
  };
}

function languageOf({ dialect, tables, parameters }: SqlEditorSetting): Extension {
  const grammar = dialects[dialect];
  return [
    sql({ dialect: grammar, schema: tables }),
    grammar.language.data.of({ autocomplete: (context: CompletionContext) => names(context, parameters) }),
  ];
}

function names(context: CompletionContext, parameters: string[]): CompletionResult | null {
  const typed = context.matchBefore(/(?<!:):\w*/);
  if (!typed) return null;
  const options = parameters.map((name) => ({ label: `:${name}`, type: 'variable' }));
  return { from: typed.from, options, validFor: /^:\w*$/ };
}

import { askMessages } from '@parley/contract/ask';
import { byQuestion } from '../../../model/ask-source.ts';
import { LazyAnswerView } from '../../answer/lazy-answer-view.tsx';
import { AskedSourceSwitcher, SourceQuestion } from '../asked-source-switcher.tsx';
import { ExampleQuestionList } from '../example-question-list.tsx';
import styles from './ask-console.module.css';
import { type AskConsoleProps, slotsOf } from './ask-console-types.ts';
import { ConsoleField } from './console-field.tsx';
import { useAskConsole } from './use-ask-console.ts';

export function AskConsole(props: AskConsoleProps) {
  const { sources, sourceId, slots, examples } = props;
  const console = useAskConsole(props);
  const { answer, asked, asking, undecided, mode, question, submit } = console;
  const askOther = (id: string) => {
    if (sourceId !== byQuestion) props.onSource(id);
    submit(question, id);
  };
  return (
    <div className={styles.console}>
      <ConsoleField {...props} console={console} />
      {!answer && !undecided && mode === 'rag' && sourceId !== '' && (
        <section className={styles.examples} aria-label="Example questions">
          <ExampleQuestionList
            {...examples}
            onNear={console.fetchAnswerCode}
            onPick={(picked) => submit(picked, examples.sourceId)}
          />
        </section>
      )}
      {undecided && (
        <SourceQuestion
          question={undecided.question}
          sources={sources}
          onChoose={(id) => submit(question, id)}
        />
      )}
      {answer && asked && (
        <div className={styles.answered}>
          <AskedSourceSwitcher
            sources={sources}
            askedId={answer.execution?.connectionId ?? asked.connectionId}
            reason={console.reason}
            onOther={askOther}
          />
          <LazyAnswerView
            answer={answer}
            actions={console.actions}
            nothingMessage={props.nothingMessage ?? askMessages.nothingRelevant}
            makeTool={slots.makeTool(asked, () => void asking.ask(asked))}
            {...slotsOf(slots, answer)}
            rehearsal={slots.rehearsal(answer)}
          />
        </div>
      )}
    </div>
  );
}

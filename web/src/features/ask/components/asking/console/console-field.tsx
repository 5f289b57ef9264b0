import { Play } from 'iconoir-react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { busyLabel } from '../../../model/texts/busy-label.ts';
import { AiEngineChoice } from '../ai-engine-choice.tsx';
import { AskField } from '../ask-field.tsx';
import { SourceSelect } from '../source-select.tsx';
import { ToolSelectionOptions } from '../tool-selection-options.tsx';
import type { AskConsoleProps } from './ask-console-types.ts';
import type { Console } from './use-ask-console.ts';

type ConsoleFieldProps = AskConsoleProps & { console: Console };

/** The question, whom it is asked and how its tool is found. */
export function ConsoleField(props: ConsoleFieldProps) {
  const { console, sources, sourceId, engine, tools, connecting } = props;
  const { answer, busy, problem, toolIds, setToolIds } = console;
  return (
    <AskField
      value={console.question}
      onChange={console.setQuestion}
      onSubmit={() => console.submit()}
      onNear={console.fetchAnswerCode}
      asked={answer?.question ?? null}
      autoFocus={props.autoFocus ?? false}
      {...(props.large && { size: 'large' })}
      source={
        <>
          <SourceSelect
            inline
            byWords={props.byWords}
            sources={sources}
            value={sourceId}
            connecting={connecting}
            onChange={(id) => {
              setToolIds([]);
              props.onSource(id);
            }}
          />
          <AiEngineChoice engine={engine} usage={answer?.execution?.usage ?? null} disabled={busy} />
        </>
      }
      submit={
        <Button
          type="submit"
          variant="primary"
          icon={<Play width={15} height={15} />}
          busy={busy}
          busyLabel={busyLabel(console.asking.answer)}
          disabled={connecting ?? false}
        >
          Execute Query
        </Button>
      }
    >
      {tools && (
        <ToolSelectionOptions
          tools={tools}
          mode={console.mode}
          onMode={console.setMode}
          picked={toolIds}
          onPick={setToolIds}
        />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
    </AskField>
  );
}

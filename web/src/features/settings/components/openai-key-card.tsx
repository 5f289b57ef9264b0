import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useOpenAiKey } from '../requests/use-openai-key.ts';
import { OpenAiKeyForm } from './openai-key-form.tsx';
import { SavedOpenAiKey } from './saved-openai-key.tsx';
import styles from './settings.module.css';

export function OpenAiKeyCard({ mayChange }: { mayChange: boolean }) {
  const { data, error, isPending, refetch } = useOpenAiKey();
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div>
        <h2 className={styles.heading}>OpenAI API key</h2>
        <p className={styles.lead}>
          Used for the AI work you ask for. It is encrypted on the server, never shown again and never sent
          back to a browser.
        </p>
      </div>
      {isPending && <Skeleton height="block" width="full" />}
      {error && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Retry</Button>}>
          {errorMessage(error)}
        </Notice>
      )}
      {data?.apiKey && <SavedOpenAiKey record={data.apiKey} mayChange={mayChange} />}
      {data && mayChange && <OpenAiKeyForm replacing={data.apiKey !== null} />}
      {data && !mayChange && <EmptyNote>Owners and admins of this space save its key.</EmptyNote>}
      <p className={styles.small}>
        Keys begin with &quot;sk-&quot;. You can make one in your OpenAI account, under API keys. Other
        providers, several models and what they cost are under <Link to="?tab=ai">AI</Link>.
      </p>
    </Card>
  );
}

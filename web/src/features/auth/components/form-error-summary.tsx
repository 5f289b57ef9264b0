import { Notice } from '../../../ui/feedback/notice.tsx';

type FormSummaryProps = { messages: string[] };

export function FormSummary({ messages }: FormSummaryProps) {
  if (messages.length === 0) return null;
  return (
    <Notice tone="error">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

import { Notice } from '../../../ui/feedback/notice.tsx';

type FormErrorSummaryProps = { messages: string[] };

export function FormErrorSummary({ messages }: FormErrorSummaryProps) {
  if (messages.length === 0) return null;
  return (
    <Notice tone="error">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

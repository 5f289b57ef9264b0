import { Check, Copy } from 'iconoir-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

type CopyButtonProps = {
  /** A long text is made when it is wanted, not with every drawing. */
  text: string | (() => string);
  label: string;
};

export function CopyButton({ text, label }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2_000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <Button
      size="sm"
      icon={state === 'copied' ? <Check width={15} height={15} /> : <Copy width={15} height={15} />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{{ idle: label, copied: 'Copied', refused: 'Could not copy' }[state]}</span>
    </Button>
  );
}

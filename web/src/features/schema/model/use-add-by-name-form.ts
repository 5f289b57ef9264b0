import { type SubmitEvent, useState } from 'react';

/** A one-field form: the name is taken and forgotten, or what is wrong with it is said. */
export function useAddByNameForm(add: (name: string) => string | undefined) {
  const [name, setName] = useState('');
  const [mistake, setMistake] = useState<string>();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = add(name);
    setMistake(wrong);
    if (wrong === undefined) setName('');
  };
  const change = (next: string) => {
    setName(next);
    setMistake(undefined);
  };
  return { name, setName: change, mistake, form: { onSubmit, noValidate: true, method: 'post' } as const };
}

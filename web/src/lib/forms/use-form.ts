import { fieldMessage } from '@parley/contract/field-messages';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { type FormErrors, failureErrors, formErrorsOf, noErrors } from './form-errors.ts';

type FormOptions<Values, Input> = {
  initial: Values;
  schema: ZodType<Input>;
  /** The schema's sentence for fields left empty; it is said once, above the form. */
  missing?: string;
  submit: (input: Input) => Promise<void>;
};

/** What was typed stays on failure; the first bad field gets the focus. */
export function useForm<Values extends Record<string, unknown>, Input>(options: FormOptions<Values, Input>) {
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [busy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (errors.summary.length > 0) focusFirstBadField(formRef.current);
  }, [errors.summary]);

  const setValue = (name: keyof Values & string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ fields: { [name]: _mended, ...fields }, summary }) => ({ fields, summary }));
  };
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => setValue(name, value);

  /** Everything that ties a text field to its value. */
  const field = (name: keyof Values & string) => ({
    name,
    value: String(values[name]),
    error: errors.fields[name],
    onChange: (typed: string) => setValue(name, typed),
  });

  /** The input, or nothing once every mistake is shown. */
  const check = (): Input | undefined => {
    const parsed = options.schema.safeParse(values, { error: fieldMessage });
    setErrors(parsed.success ? noErrors : formErrorsOf(parsed.error.issues, options.missing ?? ''));
    return parsed.data;
  };
  const fail = (error: unknown) => setErrors(failureErrors(error));

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = check();
    if (input === undefined) return;
    setBusy(true);
    try {
      await options.submit(input);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  // Sent before this code runs, a form without a method would put the password into the address.
  const form = { ref: formRef, onSubmit, method: 'post', noValidate: true } as const;
  const reset = () => setValues(options.initial);
  return { values, set, field, errors, busy, reset, form, check, fail };
}

function focusFirstBadField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

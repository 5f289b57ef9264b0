import { addressesAt, authMessages, signUpInput } from '@parley/contract/auth';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { signUp } from '../requests/sign-up.ts';
import styles from './auth-form.module.css';
import { FormErrorSummary } from './form-error-summary.tsx';
import { GoogleButton } from './google-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const initial = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
};

type RegisterFormProps = { onRegistered: (outcome: { confirmationSent: boolean; email: string }) => void };

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const domains = useServerInfo().data?.signUpDomains;
  const { values, field, set, errors, busy, form } = useForm({
    initial,
    schema: signUpInput,
    missing: authMessages.missingFields,
    submit: async (input) => onRegistered({ ...(await signUp(input)), email: input.email }),
  });
  return (
    <>
      <form {...form} className={styles.form} aria-label="Create your account">
        <FormErrorSummary messages={errors.summary} />
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="given-name" required {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...(domains && { hint: addressesAt(domains) })}
          required
          {...field('email')}
        />
        <NewPasswordFields
          what="password"
          password={field('password')}
          confirmPassword={field('confirmPassword')}
        />
        <Checkbox
          label={<TermsLabel />}
          name="acceptTerms"
          required
          checked={values.acceptTerms}
          {...(errors.fields.acceptTerms && { error: errors.fields.acceptTerms })}
          onChange={(acceptTerms) => set('acceptTerms', acceptTerms)}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          busy={busy}
          busyLabel="Creating account..."
        >
          Create account
        </Button>
      </form>
      <div className={styles.or}>or</div>
      <GoogleButton>Sign up with Google</GoogleButton>
      <p className={styles.switch}>
        Already have an account?{' '}
        <Link className={styles.link} to="/login">
          Sign in
        </Link>
      </p>
    </>
  );
}

function TermsLabel() {
  return (
    <>
      I agree to the{' '}
      <Link className={styles.link} to="/terms" target="_blank">
        terms
      </Link>{' '}
      and the{' '}
      <Link className={styles.link} to="/privacy" target="_blank">
        privacy notice
      </Link>
    </>
  );
}

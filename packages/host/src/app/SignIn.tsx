import { useTexts } from '@telve/kit';
import { authTexts } from '@telve/auth';
import { useNavigate } from 'react-router-dom';
import { SignInRoot } from '../boot/SignInRoot';
import { paths } from './features';
import { PageArrival } from './PageArrival';

/** The sign-in page inside the application: after a sign-out, or when an address led back to it. */
export const SignIn = () => {
  const navigate = useNavigate();
  const texts = useTexts(authTexts);
  return (
    <>
      <PageArrival title={texts.signIn} />
      <SignInRoot
        onSignedIn={(path) => void navigate(path, { replace: true })}
        onForgotPassword={() => void navigate(paths['auth.forgotPassword'])}
      />
    </>
  );
};

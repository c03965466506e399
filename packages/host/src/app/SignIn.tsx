import { useNavigate } from 'react-router-dom';
import { SignInRoot } from '../boot/SignInRoot';

/** The sign-in page inside the application: after a session has ended, or when an address led back to it. */
export const SignIn = () => {
  const navigate = useNavigate();
  return <SignInRoot onForgotPassword={(address) => void navigate(address)} />;
};

import { ForgotPasswordPage } from '@telve/auth';
import { config } from '../services';

/** The forgotten password under this host's name. */
export const ForgotPassword = () => <ForgotPasswordPage productName={config.productName} />;

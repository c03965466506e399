export { ChangePasswordPage, type ChangePasswordPageProps } from './change-password/ChangePasswordPage';
export { ForgotPasswordPage, type ForgotPasswordPageProps } from './forgot-password/ForgotPasswordPage';
export { SessionLockDialog, type SessionLockDialogProps } from './lock/SessionLockDialog';
export { SessionsPage } from './sessions/SessionsPage';
export { SignInPage, type SignInPageProps } from './sign-in/SignInPage';
export type { SignInTab, SignInTabContentProps } from './sign-in/SignInTabs';
export { type SignInTexts, signInTexts } from './sign-in/texts';
export { type AuthTexts, authTexts } from './texts';

import { companyLayout } from './companies/layout';
import { hoursLayout } from './hours/layout';

/** Every kind of file that is imported. */
export const layouts = { companies: companyLayout, hours: hoursLayout } as const;
export type LayoutName = keyof typeof layouts;

/** What the good rows of a kind of file hold. */
export type InputOf<Name extends LayoutName> = Exclude<ReturnType<(typeof layouts)[Name]['read']>, { code: string }>;

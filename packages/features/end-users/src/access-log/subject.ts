import type { AccessLogRow } from '@telve/api';
import type { TargetTo } from '@telve/kit';

type Subject = Pick<AccessLogRow, 'subject' | 'subjectId' | 'subjectName' | 'action'>;

const targets: Readonly<Record<string, string>> = {
  end_user: 'endUsers.detail',
  application: 'applications.detail',
};

/** Where the person of a row is; null where there is nobody, never was, or none any more. */
export const subjectTarget = ({ subject, subjectId, subjectName, action }: Subject): TargetTo | null => {
  const target = Object.hasOwn(targets, subject) ? targets[subject] : undefined;
  const isThere = subjectId !== null && subjectName !== null && action !== 'not_found';
  return target && isThere ? { target, params: { id: subjectId } } : null;
};

import { useVerifyFields } from '@telve/kit';
import { useEffect } from 'react';
import type { GoneFiles } from '../state/useGoneFiles';

/** Inside the form: says at its slot which file went away while it was sent (WIZ-59). */
export const GoneFilesTold = ({ fields }: Pick<GoneFiles, 'fields'>) => {
  const verify = useVerifyFields();
  useEffect(() => {
    if (fields.length > 0) void verify(fields);
  }, [fields, verify]);
  return null;
};

import type { LoadRules } from '@telve/kit';
import { useEffect, useRef, useState } from 'react';

/** The rules of one new campaign or of one for each company: the form has them once, and asks those that hold now (GRP-22). */
export const useSubRules = (mass: boolean): LoadRules => {
  const latest = useRef(mass);
  useEffect(() => {
    latest.current = mass;
  });
  const [load] = useState(() => async () => {
    const { campaignRules } = await import('@telve/api/rules/campaigns');
    return {
      get input() {
        return latest.current ? campaignRules.createForCompanies.input : campaignRules.create.input;
      },
    };
  });
  return load;
};

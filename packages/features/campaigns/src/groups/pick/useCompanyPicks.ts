import { type Choice, campaignEntries } from '@telve/api';
import { isSilent, useClient, useNotify, useTexts } from '@telve/kit';
import { useState } from 'react';
import { readAll } from '../../data/readAll';
import { campaignGroupTexts } from '../texts';

/**
 * Chosen companies with their names, in the order they were chosen.
 * @param search what is searched for: all of it can be added at once
 */
export const useCompanyPicks = (chosen: readonly Choice[], search: string) => {
  const texts = useTexts(campaignGroupTexts).companies;
  const client = useClient();
  const notify = useNotify();
  const [loading, setLoading] = useState(false);
  const [picked, setPicked] = useState<ReadonlyMap<number, Choice>>(() => new Map(chosen.map((one) => [one.id, one])));
  const toggle = (company: Choice) =>
    setPicked((now) => {
      const next = new Map(now);
      if (!next.delete(company.id)) next.set(company.id, company);
      return next;
    });
  const addAll = async () => {
    setLoading(true);
    try {
      const found = await readAll(client, campaignEntries.companies, search === '' ? {} : { search });
      setPicked((now) => new Map([...now, ...found.map((one) => [one.id, one] as const)]));
    } catch (error) {
      if (!isSilent(error)) notify.error(texts.failed);
    } finally {
      setLoading(false);
    }
  };
  return { picked, loading, toggle, addAll: () => void addAll(), clear: () => setPicked(new Map()) };
};

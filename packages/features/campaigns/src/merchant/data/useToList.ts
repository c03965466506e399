import { useNavigation } from '@telve/kit';

/** Leads to the list of merchant-app campaigns; undefined where the host has none. */
export const useToList = (): (() => void) | undefined => {
  const { href, go } = useNavigation();
  return href('merchantCampaigns.list') === undefined ? undefined : () => go('merchantCampaigns.list');
};

import { defineTexts } from '@telve/kit';

/** Every Turkish text of the radar on the home page, replaced by an embedder under the name `radar`. */
export const radarTexts = defineTexts('radar', {
  title: 'Bitiyor',
  text: '7 gün içinde sona erecek kampanya, afiş, yoğunluk ve tatiller',
  kinds: {
    campaign: 'Kampanya',
    merchantCampaign: 'Mağaza kampanyası',
    banner: 'Afiş',
    busy: 'Yoğun',
    holiday: 'Tatil · mağaza kendiliğinden açılır',
  },
  codesLeft: (count: string) => `${count} kod kaldı`,
  today: 'Bugün',
  todayAt: (time: string) => `Bugün ${time}`,
  dayAt: (day: string, time: string) => `${day} ${time}`,
  extendTime: 'Süreyi uzat',
  extend: 'Uzat',
  more: (count: string) => `${count} kayıt daha göster`,
  further: (shown: string, rest: string) => `En yakın ${shown} kayıt gösteriliyor; ${rest} kayıt daha var.`,
  none: 'Önümüzdeki 7 günde sona erecek bir şey yok.',
  loading: 'Bitecekler yükleniyor',
  errorTitle: 'Bitecekler yüklenemedi',
  errorText: 'Bağlantınızı denetleyip yeniden deneyin.',
});

export type RadarTexts = typeof radarTexts.defaults;

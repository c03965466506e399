import type { OrderSort, OrderType } from '@telve/api';

/** Turkish names of the kinds of an order (REP-21, D-10). */
const orderTypes: Record<OrderType, string> = { Remote: 'Uzaktan sipariş', Cashierfront: 'Hemen al' };

/** As the page names them. */
const sorts: Record<OrderSort, string> = {
  EndDate: 'Sipariş tarihi, yeni önce',
  FirstDate: 'Sipariş tarihi, eski önce',
  CashierFront: 'Hemen al önce',
  Remote: 'Uzaktan sipariş önce',
  Like: 'Puan, yüksek önce',
  NotLike: 'Puan, düşük önce',
};

const range = { startDate: 'Başlangıç tarihi', endDate: 'Bitiş tarihi' };

/** Every word of the workbook of the orders. */
export const orderExportTexts = {
  fileName: 'siparis-raporu',
  sheet: 'Sipariş raporu',
  columns: {
    orderId: 'Sipariş no',
    orderType: 'Tip',
    productName: 'Ürün',
    venueName: 'Mağaza',
    orderDegree: 'Puan',
    orderDate: 'Sipariş tarihi',
    deliveredDate: 'Teslim tarihi',
    deliveredAccessDate: 'Teslim onayı',
    userId: 'User ID',
  },
  orderTypes,
  sorts,
  filters: { search: 'Arama', ...range, orderBy: 'Sıralama', venueId: 'Mağaza', orderType: 'Tip', productName: 'Ürün' },
} as const;

/** Every word of the workbook of the venues' sales. */
export const venueExportTexts = {
  fileName: 'magaza-satis-raporu',
  sheet: 'Mağaza satış raporu',
  columns: {
    companyName: 'İş yeri',
    venueName: 'Mağaza',
    venueAddress: 'Adres',
    createDate: 'Açılış',
    salesCount: 'Satış',
    remoteOrderCount: 'Uzaktan sipariş',
    cashierFrontOrderCount: 'Hemen al',
    coffeeUserCount: 'Kahve içen üye',
  },
  filters: { search: 'Arama', ...range, venueId: 'Mağaza' },
} as const;

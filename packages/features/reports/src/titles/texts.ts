/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of `reportTexts`. */
export const reportTitles = {
  graphicsTitle: 'Grafikler',
  ordersTitle: 'Sipariş raporu',
  venuesTitle: 'Mağaza satış raporu',
  tasks: {
    graphics: 'Sipariş tipi, mağaza ve ürüne göre satışlar',
    orders: 'Her sipariş, tipi, ürünü ve teslim saatleriyle',
    venues: 'Mağaza başına satış ve üye sayısı',
  },
} as const;

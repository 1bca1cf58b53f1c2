import type { Pair } from './part.ts';

export type Goods = {
  category: string;
  items: readonly Pair[];
  series: readonly Pair[];
  notes: readonly Pair[];
};

const use: Pair[] = [
  [
    '展位提供實機操作，每場約二十分鐘。',
    'It can be tried at the booth in sessions of about twenty minutes.',
  ],
  ['零件可單獨訂購，臺灣備有維修庫存。', 'Parts can be ordered singly and are stocked in Taiwan.'],
  [
    '與業者共同測試半年後才量產。',
    'People in the trade tested it for half a year before production.',
  ],
  ['包裝改用紙漿緩衝材，減少塑膠。', 'Pulp padding replaces plastic in the packing.'],
  ['附中英文操作手冊與保養影片。', 'Manuals and care videos come in Chinese and English.'],
];
const goods = (
  category: string,
  items: readonly Pair[],
  notes: readonly Pair[],
  series: readonly Pair[] = [
    ['', ''],
    ['專業版', 'Pro'],
    ['二代', 'Mark II'],
    ['三代', 'Mark III'],
    ['標準版', 'Standard'],
  ],
): Goods => ({ category, items, series, notes: [...notes, ...use] });

export const equipment: Record<string, Goods> = {
  glass: goods(
    'wine-glassware',
    [
      ['布根地杯', 'Burgundy Glass'],
      ['高酸白酒杯', 'Crisp White Glass'],
      ['氣泡酒鬱金香杯', 'Sparkling Tulip'],
      ['通用品飲杯', 'All-purpose Tasting Glass'],
      ['醒酒器', 'Decanter'],
      ['烈酒聞香杯', 'Nosing Glass'],
      ['甜酒杯', 'Dessert Wine Glass'],
    ],
    [
      [
        '杯梗一體拉製，可用商用洗杯機。',
        'The stem is drawn in one piece and survives a commercial washer.',
      ],
      ['杯口厚度不到一公釐。', 'The rim is under a millimetre thick.'],
      ['無鉛水晶，經兩千次循環測試。', 'Lead-free crystal, tested through two thousand cycles.'],
    ],
  ),
  storage: goods(
    'cellar-packaging',
    [
      ['雙溫酒櫃', 'Dual-zone Cabinet'],
      ['侍酒保鮮機', 'Wine Preservation Dispenser'],
      ['模組酒架', 'Modular Rack'],
      ['恆濕酒牆', 'Climate Wall'],
      ['桌邊冰桶', 'Table Cooler'],
    ],
    [
      ['壓縮機懸浮安裝，震動極低。', 'The compressor hangs free, so vibration is very low.'],
      ['門框採三層玻璃隔絕紫外線。', 'Triple glass keeps ultraviolet out.'],
    ],
  ),
  barrel: goods(
    'cellar-packaging',
    [
      ['225 公升橡木桶', '225-litre Cask'],
      ['500 公升橡木桶', '500-litre Puncheon'],
      ['橡木發酵槽', 'Oak Fermenter'],
      ['烈酒小桶', 'Quarter Cask'],
      ['烘烤橡木片', 'Toasted Staves'],
    ],
    [
      ['桶板自然風乾三十六個月。', 'Staves season outdoors for thirty-six months.'],
      [
        '烘烤曲線依酒款調整，附批次紀錄。',
        'Toasting is set per wine and comes with a batch record.',
      ],
    ],
  ),
  closure: goods(
    'cellar-packaging',
    [
      ['天然軟木塞', 'Natural Cork'],
      ['微粒軟木塞', 'Micro-agglomerate Cork'],
      ['氣泡酒塞', 'Sparkling Cork'],
      ['木頭頂塞', 'Bar-top Stopper'],
    ],
    [
      ['逐顆檢測氣味，附檢驗批號。', 'Each piece is screened for taint and carries a test number.'],
      ['林地取得永續管理認證。', 'The woodland is certified as sustainably managed.'],
    ],
  ),
  bottle: goods(
    'cellar-packaging',
    [
      ['輕量波爾多瓶', 'Light Bordeaux Bottle'],
      ['烈酒厚底瓶', 'Heavy-base Spirits Bottle'],
      ['布根地綠瓶', 'Burgundy Green Bottle'],
      ['500 毫升方瓶', '500 ml Square Bottle'],
    ],
    [
      ['回收玻璃比例八成。', 'Eighty per cent of the glass is recycled.'],
      [
        '開模期約十週，可先以 3D 樣品確認。',
        'Moulds take about ten weeks, with a printed sample first.',
      ],
    ],
  ),
  label: goods(
    'cellar-packaging',
    [
      ['棉紙酒標', 'Cotton-paper Label'],
      ['防水冰桶標', 'Ice-bucket Label'],
      ['燙金頸標', 'Foil Neck Tag'],
      ['可追溯序號標', 'Traceable Serial Label'],
    ],
    [
      ['四小時浸水不起皺。', 'Four hours in water leave no wrinkle.'],
      ['小量打樣三天交件。', 'Short-run proofs take three days.'],
    ],
  ),
  bar: goods(
    'bar-tools',
    [
      ['三件式雪克杯', 'Three-piece Shaker'],
      ['雙頭量酒器', 'Double Jigger'],
      ['調酒匙', 'Bar Spoon'],
      ['霍桑隔冰匙', 'Hawthorne Strainer'],
      ['攪拌杯', 'Mixing Glass'],
      ['檜木杯墊', 'Cypress Coaster'],
    ],
    [
      ['刻度以雷射蝕刻，不易磨損。', 'Graduations are laser-etched and do not wear away.'],
      [
        '重心落在虎口，長時間操作較省力。',
        'Its balance point sits in the grip, which spares the wrist.',
      ],
    ],
  ),
  still: goods(
    'bar-tools',
    [
      ['200 公升銅製壺式蒸餾器', '200-litre Copper Pot Still'],
      ['混合式柱塔', 'Hybrid Column'],
      ['琴酒香料籃', 'Botanical Basket'],
      ['冷凝蛇管', 'Worm Condenser'],
    ],
    [
      [
        '銅板手工錘打，焊縫附探傷報告。',
        'Copper is beaten by hand and each seam comes with a test report.',
      ],
      [
        '可依場地高度設計，交期七個月。',
        'Height is built to the room; delivery takes seven months.',
      ],
    ],
  ),
  ice: goods(
    'bar-tools',
    [
      ['透明方冰模', 'Clear Cube Mould'],
      ['圓冰機', 'Ice Ball Press'],
      ['定向結凍冰箱', 'Directional Freezer'],
      ['手鑿冰磚', 'Hand-cut Ice Block'],
    ],
    [
      [
        '由上而下結凍，氣泡被推到底部。',
        'Freezing runs from top to bottom and pushes bubbles down.',
      ],
      [
        '冰磚以食品級水製作，每日配送。',
        'Blocks are made of food-grade water and delivered daily.',
      ],
    ],
  ),
  sakeware: goods(
    'sakeware',
    [
      ['平盃', 'Flat Sakazuki'],
      ['薄胎豬口杯', 'Thin Ochoko'],
      ['片口', 'Katakuchi Pourer'],
      ['燗酒壺', 'Tokkuri'],
      ['切子玻璃杯', 'Cut-glass Cup'],
      ['溫酒器', 'Sake Warmer'],
    ],
    [
      [
        '釉色隨窯溫變化，每件略有不同。',
        'The glaze turns with the kiln, and no two are quite alike.',
      ],
      ['杯緣外翻，香氣較集中。', 'The flared rim gathers the aroma.'],
    ],
  ),
  rice: goods(
    'sakeware',
    [
      ['直立式精米機', 'Vertical Rice Mill'],
      ['洗米限水裝置', 'Timed Rice Washer'],
      ['麴室溫控系統', 'Koji Room Control'],
      ['小型壓濾機', 'Small Sake Press'],
    ],
    [
      [
        '可磨至三成五，碎米率低於百分之五。',
        'It mills down to thirty-five per cent with under five per cent broken.',
      ],
      [
        '溫濕度紀錄可匯出，方便比對批次。',
        'Temperature and humidity logs export for comparing batches.',
      ],
    ],
  ),
  brewkit: goods(
    'brewing-equipment',
    [
      ['500 公升糖化組', '500-litre Brewhouse'],
      ['錐底發酵槽', 'Conical Fermenter'],
      ['煮沸熱回收系統', 'Boil Heat Recovery'],
      ['冷泡酒花槍', 'Dry-hop Doser'],
      ['試釀套組', 'Pilot Kit'],
    ],
    [
      [
        '不鏽鋼 304 焊道拋光，附壓力容器證明。',
        'Stainless 304 with polished welds and pressure certificates.',
      ],
      [
        '節省三成用水，管線可拆洗。',
        'It uses a third less water, and the lines come apart for cleaning.',
      ],
    ],
  ),
  tap: goods(
    'brewing-equipment',
    [
      ['四頭生啤塔', 'Four-tap Tower'],
      ['桌上型急冷機', 'Counter Chiller'],
      ['氮氣酒頭', 'Nitro Faucet'],
      ['管線清洗機', 'Line Cleaner'],
      ['行動生啤車', 'Draught Cart'],
    ],
    [
      ['出酒溫差控制在一度以內。', 'Pouring temperature holds within one degree.'],
      [
        '快拆接頭，換桶約十五秒。',
        'With quick couplers, changing a keg takes about fifteen seconds.',
      ],
    ],
  ),
  hops: goods(
    'brewing-equipment',
    [
      ['薩茲型酒花顆粒', 'Saaz-type Hop Pellets'],
      ['果香型酒花', 'Fruit-forward Hops'],
      ['酒花油', 'Hop Oil'],
      ['冷凍鮮酒花', 'Frozen Fresh Hops'],
    ],
    [
      ['採收後二十四小時內烘乾壓粒。', 'Dried and pelleted within twenty-four hours of picking.'],
      ['每批附苦味酸與精油分析。', 'Each lot comes with alpha-acid and oil analysis.'],
    ],
  ),
  can: goods(
    'brewing-equipment',
    [
      ['半自動封罐機', 'Semi-automatic Canner'],
      ['行動裝罐服務', 'Mobile Canning'],
      ['罐身收縮膜', 'Shrink Sleeve'],
      ['溶氧檢測儀', 'Dissolved Oxygen Meter'],
    ],
    [
      [
        '每小時六百罐，溶氧低於五十 ppb。',
        'Six hundred cans an hour with under fifty ppb of oxygen.',
      ],
      ['設備可進廠服務，最低量一千罐。', 'The line comes to you, from a thousand cans.'],
    ],
  ),
};
export const equipmentOpeners: readonly Pair[] = [
  ['{maker}為專業現場設計的{item}。', 'Designed for professional use by {maker}.'],
  ['這款{item}由{maker}自家工坊製作。', '{Maker} makes it in its own workshop.'],
  [
    '{maker}根據餐飲業者的意見重新設計{item}。',
    '{Maker} redesigned it after talking with restaurants and bars.',
  ],
  ['{item}是{maker}出貨最多的品項之一。', 'It is among the pieces that {maker} ships most.'],
  [
    '本屆新品，{maker}首次公開這款{item}。',
    'New this year and shown for the first time by {maker}.',
  ],
];

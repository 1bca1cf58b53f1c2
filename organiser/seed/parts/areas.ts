export const areas = [
  {
    Code: 'wine',
    Name: { tw: '葡萄酒區', en: 'Wine' },
    Tagline: { tw: '從土壤開始認識一瓶酒', en: 'Every bottle begins in the soil' },
    Description: {
      tw: '二十多國的酒莊與進口商，依產區而非價格陳列。火山、石灰岩與板岩，傳統法氣泡、陶甕琥珀酒到臺灣水果酒，都能在同一條走道上比較；酒杯、酒櫃與包材業者也在本區。',
      en: 'Estates and importers from more than twenty countries, arranged by origin. Volcanic, limestone and slate soils, traditional-method sparkling, amber wine from clay and fruit wine from Taiwan stand along the same aisles, with glassware, cabinets and packaging close by.',
    },
  },
  {
    Code: 'spirits',
    Name: { tw: '烈酒區', en: 'Spirits' },
    Tagline: { tw: '銅、木頭與時間', en: 'Copper, wood and time' },
    Description: {
      tw: '威士忌、琴酒、白蘭地、蘭姆、龍舌蘭與高粱並列，從蒸餾器的形狀到倉庫的溫度，一一看懂風味的來處。調酒器具、製桶與蒸餾設備業者同場展出。',
      en: 'Whisky, gin, brandy, rum, agave and kaoliang side by side: from the shape of a still to the warmth of a warehouse, see where flavour comes from. Bar tools, cooperages and still makers are here too.',
    },
  },
  {
    Code: 'sake',
    Name: { tw: '清酒區', en: 'Sake' },
    Tagline: { tw: '米、水、麴，與人的手', en: 'Rice, water, koji and the hand' },
    Description: {
      tw: '來自日本近三十個府縣的酒藏與臺灣、韓國的釀造者，帶來純米、吟釀、生酛、燒酎、泡盛、梅酒與馬格利。酒器與精米設備展位就在走道另一側。',
      en: 'Breweries from all over Japan meet makers from Taiwan and Korea, with junmai, ginjo, kimoto, shochu, awamori, umeshu and makgeolli. Sakeware and rice-milling equipment stand across the aisle.',
    },
  },
  {
    Code: 'beer',
    Name: { tw: '啤酒區', en: 'Beer' },
    Tagline: { tw: '大麥、酒花與一座城市的水', en: 'Barley, hops and the water of a town' },
    Description: {
      tw: '臺灣各縣市的精釀與捷克、德國、比利時、英國的老啤酒傳統在此相遇。拉格、酸啤酒、農莊艾爾、蘋果酒，加上釀造與生啤設備，適合酒吧與通路一次走完。',
      en: 'Craft brewers from across Taiwan meet the old traditions of Czechia, Germany, Belgium and Britain. Lager, sour beer, farmhouse ale and cider, with brewing and draught equipment, in one walk for bars and retailers.',
    },
  },
];

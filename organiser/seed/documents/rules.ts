import { boothDrawing } from './booth-drawing.ts';
import { both, list, table, text, type Document } from './document.ts';

export const floorRegulations: Document = {
  file: 'floor-regulations',
  title: both('展場管理規定', 'Floor regulations'),
  lead: both(
    '四天裡，三百五十多家廠商共用一座展館。這些規定讓每一家都做得了生意。',
    'For four days more than 350 companies share one hall. These rules let each of them do business.',
  ),
  version: '2025-10-15',
  sections: [
    {
      title: both('走道與攤位', 'Aisles and booths'),
      parts: [
        list(
          [
            '展品、家具與人員均在攤位線內；走道寬三公尺，全程淨空。',
            'Goods, furniture and staff stay inside the booth lines; aisles of three metres are kept clear.',
          ],
          [
            '展期間攤位不得無人，也不得提前撤場。',
            'A booth is never left empty and is not dismantled early.',
          ],
          ['發送文宣限攤位前一公尺內。', 'Leaflets are handed out within one metre of the booth.'],
        ),
      ],
    },
    {
      title: both('音量', 'Noise'),
      parts: [
        text(
          '攤位邊界音量不超過 75 分貝；講座與示範請用頭戴式麥克風，喇叭朝向攤位內側。',
          'No more than 75 decibels at the edge of the booth. Use headset microphones for talks and turn loudspeakers inwards.',
        ),
      ],
    },
    {
      title: both('清潔與回收', 'Cleaning and recycling'),
      parts: [
        list(
          [
            '玻璃、紙箱、廚餘與一般垃圾分四類，閉館後放置攤位後緣。',
            'Glass, cardboard, food and other waste are sorted and left at the back of the booth after closing.',
          ],
          [
            '吐酒桶每日兩次由清潔人員收取，不得倒入洗杯站。',
            'Spittoons are emptied twice a day by our cleaners and never into the washing stations.',
          ],
          ['不使用一次性塑膠杯。', 'No disposable plastic cups.'],
        ),
      ],
    },
    {
      title: both('販售', 'Sales'),
      parts: [
        text(
          '專業場不辦理零售。須於展位販售者，依菸酒管理法規辦理並以年滿十八歲者為限；展場與本網站均不受理酒類網路訂購。',
          'There is no retail on the trade days. Sales at the booth follow the law on tobacco and alcohol and are limited to adults aged 18 and over; neither fair nor website takes orders for alcohol online.',
        ),
      ],
    },
    {
      title: both('違規處理', 'Breaches'),
      parts: [
        table(
          [
            ['次數', 'Time'],
            ['處理', 'What follows'],
          ],
          [
            [
              ['第一次', 'First'],
              ['口頭勸導並記錄', 'A word, and a note'],
            ],
            [
              ['第二次', 'Second'],
              ['書面通知，限一小時內改善', 'A written notice; one hour to put it right'],
            ],
            [
              ['第三次', 'Third'],
              ['停止該項活動，扣除保證金', 'The activity is stopped and the deposit kept'],
            ],
          ],
        ),
      ],
    },
  ],
};

export const boothFitting: Document = {
  file: 'booth-fitting-rules',
  title: both('攤位裝潢規範', 'Booth fitting rules'),
  lead: both(
    '好看的攤位不必高，但必須穩。淨地攤位請於二月十三日前送審。',
    'A handsome booth need not be tall, but it must stand. Send raw-space designs by 13 February.',
  ),
  version: '2025-11-03',
  sections: [
    {
      title: both('尺寸', 'Sizes'),
      parts: [
        {
          kind: 'drawing',
          svg: boothDrawing(),
          caption: both(
            '標準攤位：平面與正立面，單位公分',
            'Standard booth: plan and front, in centimetres',
          ),
        },
        table(
          [
            ['項目', 'What'],
            ['標準攤位', 'Standard booth'],
            ['淨地', 'Raw space'],
          ],
          [
            [['限高', 'Height'], '250 cm', '400 cm'],
            [
              ['開口', 'Open sides'],
              ['依位置一至三面', 'One to three by place'],
              ['依位置二至四面', 'Two to four by place'],
            ],
            [
              ['面走道牆體', 'Walls to the aisle'],
              ['不得加設', 'None'],
              ['不超過該面二分之一', 'At most half of the side'],
            ],
            [
              ['鄰攤牆背', 'Backs to neighbours'],
              ['—', '—'],
              ['整平、白色、無文字', 'Finished, white, without words'],
            ],
          ],
        ),
      ],
    },
    {
      title: both('結構與材料', 'Structure and material'),
      parts: [
        list(
          [
            '使用防焰材料，附檢驗證明；不得使用保麗龍。',
            'Flame-retardant material with certificate; no polystyrene foam.',
          ],
          [
            '不得吊掛於館頂，不得釘鑿地面與牆面。',
            'Nothing hangs from the roof; nothing is nailed or drilled into floor and walls.',
          ],
          [
            '酒架每層載重標示於側面，高於 150 公分者須固定於結構。',
            'Shelves show their load at the side; above 150 cm they are fixed to the structure.',
          ],
        ),
      ],
    },
    {
      title: both('電力與給排水', 'Power and water'),
      parts: [
        list(
          [
            '配線由登記合格電匠施作，每一迴路裝設漏電斷路器。',
            'Wiring by a registered electrician, with a residual-current breaker on each circuit.',
          ],
          [
            '二十四小時供電（冷藏櫃）須另行申請。',
            'Round-the-clock power for refrigerators is ordered separately.',
          ],
          [
            '給排水僅供淨地，管線高於地面處須設斜坡。',
            'Water for raw space only; pipes above the floor need a ramp.',
          ],
        ),
      ],
    },
    {
      title: both('無障礙', 'Access for all'),
      parts: [
        text(
          '墊高地板超過二公分者，至少一側設坡道，坡度不大於一比十二，寬度不小於九十公分；接待檯至少有一段高度不超過八十公分。',
          'A raised floor above two centimetres has a ramp of at most 1:12 and at least 90 cm wide; part of the counter is no higher than 80 cm.',
        ),
      ],
    },
  ],
};

export const responsibleService: Document = {
  file: 'responsible-service',
  title: both('品飲服務與警語規範', 'Pouring and warnings'),
  lead: both(
    '專業的品飲，從確認年齡與份量開始。',
    'Professional tasting begins with age and measure.',
  ),
  version: '2025-11-17',
  sections: [
    {
      title: both('年齡', 'Age'),
      parts: [
        text(
          '只對年滿十八歲者提供品飲。對年齡有疑問時，請對方出示證件；無法出示者一律婉拒。孕婦與已有醉態者不予提供。',
          'Pour for adults aged 18 and over only. In doubt ask for identification, and decline without it. Do not pour for pregnant women or for anyone who is visibly drunk.',
        ),
      ],
    },
    {
      title: both('份量', 'Measures'),
      parts: [
        table(
          [
            ['酒類', 'Kind'],
            ['每次上限', 'At most'],
          ],
          [
            [['葡萄酒、清酒', 'Wine, sake'], '20 ml'],
            [['啤酒', 'Beer'], '50 ml'],
            [['烈酒', 'Spirits'], '10 ml'],
          ],
        ),
        text(
          '每一攤位備有吐酒桶與飲用水。不舉辦比快、比多或以飲酒為條件的活動。',
          'Each booth has a spittoon and drinking water. No contests of speed or quantity and nothing that makes drinking a condition.',
        ),
      ],
    },
    {
      title: both('法定警語', 'Statutory warnings'),
      parts: [
        text(
          '攤位上的酒類廣告，須以單一完整區塊標示「禁止酒駕」與「飲酒過量，有害健康」。',
          'Advertisements for alcohol at the booth carry both statutory warnings in one unbroken block.',
        ),
        list(
          [
            '警語區塊不小於版面十分之一，文字占區塊一半以上，與底色成對比。',
            'The block is at least a tenth of the surface; its text fills half of it and contrasts with its ground.',
          ],
          ['影片須全程疊印。', 'Films show it throughout.'],
          [
            '不得鼓勵或提倡飲酒，不得以兒童、少年為對象，不得有虛偽、誇張或易生誤解之內容。',
            'Nothing may encourage drinking, address children or youths, or be false, exaggerated or misleading.',
          ],
        ),
      ],
    },
    {
      title: both('回程', 'On the way home'),
      parts: [
        text(
          '請主動告知代駕服務台位置（一館北側），並以「酒後找代駕　平安送到家」立牌提醒。工作人員下班前兩小時不再試飲。',
          'Point out the designated-driver desk at the north door and put up the stand that reminds of it. Staff do not taste during their last two hours.',
        ),
      ],
    },
  ],
};

export const importGuide: Document = {
  file: 'import-guide',
  title: both('展品進口與標示指引', 'Import and labelling guide'),
  lead: both(
    '樣品要準時到攤位，文件得比瓶子先到。',
    'For the bottles to be on time, the papers must come first.',
  ),
  version: '2025-12-08',
  sections: [
    {
      title: both('步驟', 'Steps'),
      parts: [
        table(
          [
            ['時間', 'When'],
            ['辦理', 'What to do'],
          ],
          [
            [
              ['二月底前', 'By the end of February'],
              [
                '填寫展品清單範本，寄至報關行確認稅則號別。',
                'Fill in the list of exhibits and have the customs agent confirm the tariff codes.',
              ],
            ],
            [
              ['三月十三日前', 'By 13 March'],
              [
                '送交發票、裝箱單、產地證明與酒類標示樣張。',
                'Send invoice, packing list, proof of origin and samples of the labels.',
              ],
            ],
            [
              ['三月三十日前', 'By 30 March'],
              [
                '海運到港；空運請於四月七日前抵達。',
                'Sea freight is in port; air freight arrives by 7 April.',
              ],
            ],
            [
              ['四月十五、十六日', '15–16 April'],
              ['報關行送達攤位，當面點收。', 'The agent delivers to your booth against signature.'],
            ],
          ],
        ),
      ],
    },
    {
      title: both('數量與稅捐', 'Quantities and duties'),
      parts: [
        text(
          '品飲樣品以展品暫准通關或繳納稅捐方式擇一辦理。暫准通關者，展後須全數復運出口或於海關監視下銷毀，開瓶者應留存空瓶與紀錄。',
          'Samples enter either on a temporary basis or with duties paid. Temporary goods are re-exported or destroyed under customs supervision; keep empty bottles and a record of what was opened.',
        ),
      ],
    },
    {
      title: both('標示', 'Marking'),
      parts: [
        list(
          [
            '瓶身貼附「品飲用、非賣品」中文貼紙，字高不小於三公釐。',
            'Each bottle carries a Chinese sticker “for tasting, not for sale”, letters at least three millimetres high.',
          ],
          [
            '標示酒精成分、容量、原產地與進口者名稱。',
            'State alcohol by volume, content, origin and importer.',
          ],
          ['警語「飲酒過量，有害健康」或其他法定警語。', 'Carry one of the statutory warnings.'],
        ),
      ],
    },
    {
      title: both('展後', 'After the fair'),
      parts: [
        text(
          '四月二十日晚間由報關行清點未開封樣品，依文件辦理復運、銷毀或補稅。未申報之展品不得留置館內。',
          'On the evening of 20 April the agent counts what is unopened and re-exports, destroys or pays duty as the papers say. Nothing undeclared may stay in the hall.',
        ),
      ],
    },
  ],
};

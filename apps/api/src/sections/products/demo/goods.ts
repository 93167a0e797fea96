/** Goods of a category, inherited by subcategories without goods of their own. */
export interface DemoGoods {
  category: string
  /** The name of one item. */
  name: string
  brands: string[]
  /** Prefixes of part numbers. */
  series: string[]
  grams: number[]
  millimetres: number[]
  roubles: number[]
}

const FILTERS = ['MANN-FILTER', 'Mahle', 'Bosch', 'Filtron', 'Big Filter', 'Nevsky Filter', 'Goodwill', 'Hengst', 'UFI']
const BRAKES = [
  'Brembo',
  'TRW',
  'ATE',
  'Ferodo',
  'Textar',
  'Nibk',
  'Sangsin',
  'Zimmermann',
  'Pagid',
  'Akebono',
  'Fenox',
]
const SUSPENSION = ['Lemförder', 'TRW', 'CTR', '555', 'Moog', 'Delphi', 'Febi Bilstein', 'Trialli', 'Sidem', 'Belmag']
const SHOCKS = ['KYB', 'Sachs', 'Monroe', 'Bilstein', 'Tokico', 'Fenox', 'SS20', 'Mando', 'Stellox']
const BEARINGS = ['SKF', 'FAG', 'SNR', 'NSK', 'Koyo', 'NTN', 'GMB', 'INA', 'Ruville']
const OILS = [
  'LUKOIL',
  'Castrol',
  'Mobil',
  'Shell',
  'Liqui Moly',
  'Motul',
  'ZIC',
  'Total',
  'ELF',
  'Rosneft',
  'Gazpromneft',
]
const COOLING = ['Luzar', 'Nissens', 'NRF', 'Behr', 'Mahle', 'Wahler', 'Vernet', 'Hepu', 'Airtex', 'GMB', 'Fenox']
const BELTS = ['Gates', 'Continental', 'Dayco', 'Bando', 'Mitsuboshi', 'Bosch', 'INA', 'SKF', 'Trialli']
const GASKETS = ['Elring', 'Victor Reinz', 'Ajusa', 'Corteco', 'Febi Bilstein', 'Trialli', 'Krafttech']
const ELECTRICS = ['Bosch', 'Denso', 'Valeo', 'Hella', 'StartVolt', 'Magneti Marelli', 'Krafttech', 'Fenox']
const LAMPS = ['Osram', 'Philips', 'Narva', 'Koito', 'Bosch', 'Hella']
const BODY = ['Depo', 'TYC', 'LADA', 'Hyundai/Kia', 'Toyota', 'VAG', 'Renault', 'GAZ', 'UAZ']
const CLUTCH = ['Sachs', 'LuK', 'Valeo', 'Exedy', 'Aisin', 'Krafttech', 'Trialli']
const TYRES = [
  'Michelin',
  'Bridgestone',
  'Pirelli',
  'Yokohama',
  'Hankook',
  'Kumho',
  'Nokian',
  'Cordiant',
  'Kama',
  'Viatti',
]
const CARE = ['Liqui Moly', 'Lavr', 'Hi-Gear', 'Grass', 'Wurth', 'Felix', 'Sintec']
const BRAKE_FLUIDS = ['TRW', 'ATE', 'ROSDOT', 'Bosch', 'Felix']
const ANTIFREEZE = ['Felix', 'Sintec', 'TCL', 'LUKOIL', 'Hepu']
const CHAINS = ['INA', 'Febi Bilstein', 'Swag', 'Pekar']
const VALVES = ['Mahle', 'TRW', 'INA', 'Krafttech']
const PLUGS = ['NGK', 'Denso', 'Bosch', 'Champion', 'Beru', 'Brisk']
const MOUNTS = ['Lemförder', 'Corteco', 'Febi Bilstein', 'Meyle']
const BATTERIES = ['Varta', 'Exide', 'Mutlu', 'Akom', 'Tyumen Battery', 'Titan', 'Bosch']
const JOINTS = ['SKF', 'Febi Bilstein', 'Trialli', 'Krafttech', 'Patron']
const EXHAUST = ['Bosal', 'Walker', 'Polmostrów']
const WHEELS = ['K&K', 'SS20', 'LADA', 'Hyundai/Kia']
const ACCESSORIES = ['Stels', 'Heyner', 'Alca', 'Felix']
const WIPERS = ['Bosch', 'Heyner', 'SWF', 'Trico', 'Alca', 'Valeo']
const MATS = ['Novline', 'Rezkon']
const TOOLS = ['Ombra', 'Jonnesway', 'Force', 'Stels']

/** Category, name, brands, series, and the ranges of grams, millimetres and roubles. */
type Line = [category: string, name: string, brands: string[], series: string, measures: string]

const LINES: Line[] = [
  ['Масла и жидкости', 'Масло', OILS, 'L|RU|X', '850-4600 90-320 450-6900'],
  ['Моторные масла', 'Масло моторное', OILS, 'GL|MX|R', '880-4600 90-320 600-6900'],
  ['Трансмиссионные масла', 'Масло трансмиссионное', OILS, 'TM|ATF|G', '880-4500 90-320 550-5200'],
  ['Тормозные жидкости', 'Жидкость тормозная', BRAKE_FLUIDS, 'DOT|PFB', '480-1100 60-240 190-1200'],
  ['Антифризы', 'Антифриз', ANTIFREEZE, 'AF|G', '1100-11000 100-380 250-3200'],
  ['Фильтры', 'Фильтр', FILTERS, 'F|C', '90-900 50-350 180-2900'],
  ['Масляные фильтры', 'Фильтр масляный', FILTERS, 'W|HU|OC|OP', '140-900 60-160 180-1900'],
  ['Воздушные фильтры', 'Фильтр воздушный', FILTERS, 'C|LX|AP', '150-1100 80-400 250-2600'],
  ['Салонные фильтры', 'Фильтр салонный', FILTERS, 'CU|CUK|LA|K', '90-700 40-330 230-2400'],
  ['Топливные фильтры', 'Фильтр топливный', FILTERS, 'WK|KL|PP', '120-1400 60-220 260-3900'],
  ['Тормозная система', 'Деталь тормозов', BRAKES, 'BR|T', '200-4000 40-330 200-6000'],
  ['Тормозные колодки', 'Колодки тормозные', BRAKES, 'P|GDB|SP|FDB', '700-2400 60-190 650-7400'],
  ['Передние колодки', 'Колодки тормозные передние', BRAKES, 'P|GDB|SP', '900-2400 60-190 850-7400'],
  ['Задние колодки', 'Колодки тормозные задние', BRAKES, 'P|GDB|SP', '700-1900 50-160 650-5200'],
  ['Тормозные диски', 'Диск тормозной', BRAKES, 'DF|BD|09.A', '3200-11500 50-360 1200-11900'],
  ['Суппорты', 'Суппорт тормозной', BRAKES, 'CA|BHN', '900-6500 80-290 900-16500'],
  ['Ремкомплекты суппортов', 'Ремкомплект суппорта', BRAKES, 'D4|SJ', '50-320 20-120 190-2900'],
  ['Тормозные шланги', 'Шланг тормозной', BRAKES, 'PH|T', '90-380 30-620 280-2200'],
  ['Подвеска и рулевое', 'Деталь подвески', SUSPENSION, 'JT|SL', '100-3000 40-420 250-5500'],
  ['Амортизаторы', 'Амортизатор', SHOCKS, '34|33|G', '1900-5600 80-700 1500-12900'],
  ['Опоры стоек', 'Опора стойки амортизатора', SHOCKS, 'SM|VKD', '250-900 70-170 450-4200'],
  ['Пыльники и отбойники', 'Пыльник амортизатора', SHOCKS, 'PK|SB', '60-400 50-230 230-2600'],
  ['Рычаги', 'Рычаг подвески', SUSPENSION, 'JTC|CQ', '1400-5200 90-560 1400-12500'],
  ['Сайлентблоки', 'Сайлентблок рычага', SUSPENSION, 'CV|JBU', '60-700 30-110 190-2600'],
  ['Рулевые наконечники', 'Наконечник рулевой тяги', SUSPENSION, 'CE|SE', '240-900 60-260 390-3600'],
  ['Ступицы', 'Ступица колеса', BEARINGS, 'VKBA|R', '600-4200 50-190 1300-11900'],
  ['Подшипники ступиц', 'Подшипник ступицы', BEARINGS, 'VKBA|DAC|R', '280-1700 30-110 650-6200'],
  ['Двигатель', 'Деталь двигателя', GASKETS, 'E|KM', '40-1900 20-420 150-6900'],
  ['Ремни ГРМ', 'Ремень ГРМ', BELTS, 'T|CT|5', '90-480 20-260 450-4700'],
  ['Комплекты ГРМ с помпой', 'Комплект ГРМ с помпой', BELTS, 'KP|CT', '1400-3300 90-290 4200-22000'],
  ['Цепи ГРМ', 'Цепь ГРМ', CHAINS, '559|99', '350-1200 30-200 1600-11000'],
  ['Клапаны и толкатели', 'Клапан двигателя', VALVES, 'VL|420', '40-160 25-140 250-1900'],
  ['Прокладки', 'Прокладка', GASKETS, 'EL|CH', '20-600 10-520 120-4200'],
  ['Прокладки головки блока', 'Прокладка головки блока цилиндров', GASKETS, '61-|CH', '120-700 10-560 700-5200'],
  ['Прокладки клапанной крышки', 'Прокладка клапанной крышки', GASKETS, '71-|RC', '60-380 10-520 280-2900'],
  ['Свечи зажигания', 'Свеча зажигания', PLUGS, 'BKR|IK|FR', '40-75 20-95 190-1900'],
  ['Ремни и ролики', 'Ремень поликлиновой', BELTS, '6PK|5PK|4PK', '60-380 20-260 290-2900'],
  ['Натяжные ролики', 'Ролик натяжной', BELTS, 'VKM|F-|T', '190-900 40-110 650-6400'],
  ['Опоры двигателя', 'Опора двигателя', MOUNTS, '80|49', '400-2600 60-220 900-8900'],
  ['Охлаждение', 'Деталь охлаждения', COOLING, 'LR|D', '150-5200 40-720 350-13500'],
  ['Радиаторы', 'Радиатор', COOLING, 'LRC|NIS', '1900-6200 40-780 2400-17500'],
  ['Термостаты', 'Термостат', COOLING, 'LT|TX', '90-520 40-130 320-3600'],
  ['Водяные насосы', 'Насос водяной', COOLING, 'LWP|P|GWT', '700-2600 80-240 1300-8900'],
  ['Электрика и свет', 'Деталь электрики', ELECTRICS, '0 986 |SV', '50-2400 20-280 250-8900'],
  ['Аккумуляторы', 'Аккумулятор', BATTERIES, 'S4 |EA', '11500-26000 170-390 4900-21900'],
  ['Генераторы', 'Генератор', ELECTRICS, 'LG|DAN', '3900-7800 120-270 5900-34000'],
  ['Регуляторы напряжения', 'Регулятор напряжения', ELECTRICS, 'VRR|F 00', '60-320 30-130 550-5200'],
  ['Стартеры', 'Стартер', ELECTRICS, 'LSt|DSN', '2400-5900 110-290 4400-29000'],
  ['Лампы', 'Лампа автомобильная', LAMPS, 'H4-|W5W-|P21W-', '10-130 20-110 60-2400'],
  ['Галогенные лампы', 'Лампа галогенная', LAMPS, 'H7-|H4-|H1-', '20-120 30-110 190-2100'],
  ['Светодиодные лампы', 'Лампа светодиодная', LAMPS, 'LED-|U', '60-320 40-150 1400-8900'],
  ['Датчики', 'Датчик', ELECTRICS, '0 281 |SN|LS', '30-260 20-190 420-7400'],
  ['Датчики ABS', 'Датчик ABS', ELECTRICS, '0 265 |SS', '60-320 30-260 700-5600'],
  ['Датчики кислорода', 'Датчик кислорода', ELECTRICS, '0 258 |DOX', '90-260 30-190 1700-8900'],
  ['Кузов', 'Деталь кузова', BODY, 'BD|8450', '300-9900 90-1500 900-24000'],
  ['Бамперы', 'Бампер', BODY, 'BMP|8450', '2900-7600 300-1800 3900-29000'],
  ['Крылья', 'Крыло', BODY, 'FND|8450', '1900-4600 250-1000 2900-19000'],
  ['Фары', 'Фара', BODY, 'HL|212-', '1600-4300 200-620 3400-46000'],
  ['Зеркала', 'Зеркало боковое', BODY, 'MR|963', '500-2100 120-330 1100-14900'],
  ['Стёкла', 'Стекло', BODY, 'GL|54', '2600-14500 90-1560 2400-18900'],
  ['Трансмиссия', 'Деталь трансмиссии', CLUTCH, 'TR|G', '200-4500 40-320 600-12000'],
  ['Сцепление', 'Комплект сцепления', CLUTCH, '3000 |CT|TK', '3200-7400 90-300 4400-24000'],
  ['Выжимные подшипники', 'Подшипник выжимной', CLUTCH, '3151 |BRG', '240-900 50-130 700-5900'],
  ['ШРУСы', 'ШРУС', JOINTS, 'GO|PCV', '1600-4200 90-220 1500-9800'],
  ['Подшипники коробки передач', 'Подшипник коробки передач', BEARINGS, 'BT|62', '90-900 20-110 290-3900'],
  ['Выхлоп', 'Деталь выхлопа', EXHAUST, 'EX|15.', '400-9900 90-1300 700-19000'],
  ['Глушители', 'Глушитель', EXHAUST, '15.|228-', '2900-9900 180-1400 2400-15900'],
  ['Шины и диски', 'Диск колёсный', WHEELS, 'KC|R', '5600-12900 180-480 2600-15900'],
  ['Летние шины', 'Шина летняя', TYRES, 'SR|EP', '6900-14900 185-720 3200-21900'],
  ['Зимние шины', 'Шина зимняя', TYRES, 'WR|IG', '7100-15400 185-720 3600-24900'],
  ['Аксессуары и инструмент', 'Принадлежность', ACCESSORIES, 'AC|H', '60-2900 40-420 150-4900'],
  ['Щётки стеклоочистителя', 'Щётка стеклоочистителя', WIPERS, 'AR|VM|H', '120-420 30-720 220-2400'],
  ['Коврики', 'Коврики', MATS, 'NLC|RK', '1900-6900 60-1300 900-7900'],
  ['Инструмент', 'Инструмент', TOOLS, 'OM|S|FK', '60-4900 30-520 190-9900'],
  ['Гаечные ключи', 'Ключ гаечный', TOOLS, 'W26|R', '60-900 20-420 190-2400'],
  ['Автохимия', 'Состав для автомобиля', CARE, 'LN|HG', '180-1200 60-260 190-1900'],
  ['Очистители', 'Очиститель', CARE, 'LN|HG|AL', '250-900 60-260 190-1600'],
  ['Присадки', 'Присадка', CARE, 'LN|SMT', '180-600 50-190 290-2900'],
  ['Смазки', 'Смазка', CARE, 'SM|LIT', '120-900 50-220 150-1500'],
]

export const demoGoods: DemoGoods[] = LINES.map(([category, name, brands, series, measures]) => {
  const [grams = [], millimetres = [], roubles = []] = measures.split(' ').map((range) => range.split('-').map(Number))
  return { category, name, brands, series: series.split('|'), grams, millimetres, roubles }
})

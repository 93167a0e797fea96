import type { Schemas } from '@admin-panel/sdk'
import type { ReasonOperation } from './schema.ts'

interface Traits {
  initiator?: Schemas['ReasonInitiator']
  /** The text for the seller or the buyer. */
  text?: string
  comment?: true
  rating?: true
  system?: true
  /** The statuses of a sub-order to which the reason applies; all by default. */
  at?: Schemas['SubOrderStatus'][]
  /** The subjects of a request to which the reason applies; all by default. */
  about?: Schemas['ReasonSubject'][]
  /** The reason is not available to sellers. */
  staff?: true
}

const BEFORE_SHIPPING: Schemas['SubOrderStatus'][] = ['new', 'confirmed', 'assembling', 'ready_to_ship']
const UNSHIPPED: Schemas['SubOrderStatus'][] = ['awaiting_payment', ...BEFORE_SHIPPING]
const UNTIL_HANDED_OVER: Schemas['SubOrderStatus'][] = [...UNSHIPPED, 'in_delivery', 'at_pickup']

/** The reasons shipped with the product: a prefix of codes, the operations, and the code and name of each reason. */
export const defaultReasons: {
  prefix: string
  operations: ReasonOperation[]
  reasons: [code: string, name: string, traits?: Traits][]
}[] = [
  {
    prefix: 'cancel',
    operations: ['order_cancel'],
    reasons: [
      [
        'out_of_stock',
        'Товар закончился',
        {
          at: BEFORE_SHIPPING,
          initiator: 'seller',
          rating: true,
          text: 'К сожалению, товар закончился у продавца. Деньги вернутся тем же способом, которым вы платили.',
        },
      ],
      [
        'only_defective',
        'Остался только брак',
        {
          at: BEFORE_SHIPPING,
          initiator: 'seller',
          rating: true,
          text: 'У продавца не осталось товара надлежащего качества.',
        },
      ],
      [
        'seller_other',
        'Другое (вина продавца)',
        { at: UNSHIPPED, initiator: 'seller', rating: true, comment: true, text: 'Продавец не смог выполнить заказ.' },
      ],
      [
        'buyer_changed_mind',
        'Покупатель передумал',
        { at: UNTIL_HANDED_OVER, initiator: 'buyer', text: 'Заказ отменён по просьбе покупателя.' },
      ],
      [
        'buyer_unreachable',
        'Не дозвонились',
        {
          at: UNTIL_HANDED_OVER,
          initiator: 'buyer',
          text: 'Нам не удалось связаться с вами, чтобы подтвердить заказ.',
        },
      ],
      [
        'not_paid',
        'Не оплачен вовремя',
        {
          at: ['awaiting_payment'],
          staff: true,
          initiator: 'buyer',
          system: true,
          text: 'Заказ не был оплачен вовремя.',
        },
      ],
      [
        'pickup_expired',
        'Не забрал из ПВЗ',
        {
          at: ['at_pickup'],
          staff: true,
          initiator: 'buyer',
          system: true,
          text: 'Срок хранения заказа в пункте выдачи истёк.',
        },
      ],
      [
        'delivery_lost',
        'Утерян службой доставки',
        {
          at: ['in_delivery', 'dispute'],
          staff: true,
          initiator: 'delivery',
          system: true,
          text: 'Служба доставки потеряла заказ. Деньги вернутся тем же способом, которым вы платили.',
        },
      ],
      [
        'no_delivery_region',
        'Нет доставки в регион',
        { at: UNSHIPPED, staff: true, initiator: 'marketplace', text: 'Доставка в ваш регион сейчас недоступна.' },
      ],
      [
        'dispute_lost',
        'Спор решён не в пользу продавца',
        {
          at: ['dispute'],
          staff: true,
          initiator: 'seller',
          rating: true,
          comment: true,
          text: 'Спор по заказу решён в пользу покупателя.',
        },
      ],
      [
        'duplicate',
        'Дубль заказа',
        { at: UNSHIPPED, staff: true, initiator: 'buyer', text: 'Такой же заказ уже оформлен.' },
      ],
    ],
  },
  {
    prefix: 'return',
    operations: ['order_return'],
    reasons: [
      ['defect', 'Брак', { initiator: 'seller', rating: true, text: 'Товар оказался неисправным.' }],
      [
        'wrong_item',
        'Не тот товар',
        { initiator: 'seller', rating: true, text: 'Прислан не тот товар, который был заказан.' },
      ],
      ['not_fit', 'Не подошёл к автомобилю', { initiator: 'buyer', text: 'Товар не подошёл к автомобилю.' }],
      ['incomplete', 'Некомплект', { initiator: 'seller', rating: true, text: 'В заказе не хватает деталей.' }],
      ['damaged', 'Повреждён при доставке', { initiator: 'delivery', text: 'Товар повреждён при доставке.' }],
    ],
  },
  {
    prefix: 'content',
    operations: ['product_reject', 'moderation_reject', 'moderation_revision'],
    reasons: [
      [
        'bad_photo',
        'Плохое качество фото',
        {
          about: ['product', 'store-point'],
          text: 'Замените фотографии: деталь должна быть видна целиком, резко и на светлом фоне.',
        },
      ],
      [
        'watermark',
        'Водяной знак или контакты на фото',
        { about: ['product'], text: 'Уберите с фотографий водяные знаки, логотипы и контакты.' },
      ],
      [
        'wrong_category',
        'Неверная категория',
        { about: ['product'], text: 'Выберите категорию, которая соответствует товару.' },
      ],
      [
        'wrong_brand',
        'Неверный бренд',
        { about: ['product', 'brand'], text: 'Укажите бренд, который стоит на упаковке и на детали.' },
      ],
      [
        'brand_docs',
        'Нет документов на бренд',
        { about: ['product', 'brand'], text: 'Приложите документы, которые разрешают продавать товары этого бренда.' },
      ],
      [
        'duplicate_card',
        'Дубль карточки',
        {
          about: ['product', 'brand'],
          comment: true,
          text: 'Такая карточка уже есть. Добавьте к ней своё предложение.',
        },
      ],
      [
        'wrong_attributes',
        'Недостоверные характеристики',
        { about: ['product'], text: 'Исправьте характеристики: они не совпадают с данными производителя.' },
      ],
      [
        'forbidden',
        'Запрещённый товар',
        { about: ['product', 'brand'], text: 'Этот товар нельзя продавать на площадке.' },
      ],
      [
        'requisites_mismatch',
        'Реквизиты не совпадают с документами',
        {
          about: ['company', 'bank-detail'],
          comment: true,
          system: true,
          text: 'Проверьте реквизиты: они не совпадают с приложенными документами.',
        },
      ],
      ['other', 'Другое', { comment: true }],
    ],
  },
  {
    prefix: 'block',
    operations: ['product_block'],
    reasons: [
      [
        'counterfeit',
        'Подозрение на контрафакт',
        { comment: true, text: 'Продажа приостановлена до подтверждения подлинности товара.' },
      ],
      ['complaints', 'Жалобы покупателей', { text: 'Продажа приостановлена из-за жалоб покупателей.' }],
      ['no_marking', 'Нет маркировки', { text: 'Товар подлежит обязательной маркировке.' }],
    ],
  },
  {
    prefix: 'suspend',
    operations: ['company_suspend'],
    reasons: [
      ['late_shipments', 'Просрочки отгрузки', { rating: true, text: 'Слишком много заказов отгружено с опозданием.' }],
      ['complaints', 'Жалобы на продавца', { text: 'Поступили жалобы покупателей.' }],
      ['no_documents', 'Нет документов', { text: 'Загрузите недостающие документы.' }],
      ['by_request', 'По просьбе продавца'],
      ['other', 'Другое', { comment: true }],
    ],
  },
  {
    prefix: 'terminate',
    operations: ['company_terminate'],
    reasons: [
      ['by_request', 'По просьбе продавца'],
      ['violation', 'Нарушение правил площадки', { comment: true }],
      ['liquidation', 'Ликвидация организации'],
    ],
  },
  {
    prefix: 'contract',
    operations: ['contract_terminate'],
    reasons: [
      ['by_agreement', 'По соглашению сторон'],
      ['breach', 'Нарушение условий договора', { comment: true }],
      ['expired_unsigned', 'Не подписан в срок', { system: true }],
    ],
  },
  {
    prefix: 'pause',
    operations: ['store_point_pause'],
    reasons: [
      ['inventory', 'Инвентаризация'],
      ['repair', 'Ремонт'],
      ['holiday', 'Праздничные дни'],
      ['overload', 'Перегрузка'],
    ],
  },
  {
    prefix: 'close',
    operations: ['store_point_close'],
    reasons: [
      ['moved', 'Переезд'],
      ['lease_end', 'Закончилась аренда'],
      ['low_demand', 'Низкий спрос'],
    ],
  },
  {
    prefix: 'user',
    operations: ['user_block'],
    reasons: [
      ['dismissed', 'Увольнение'],
      ['security', 'Подозрительные действия', { comment: true, system: true }],
      ['temporary', 'Временное отсутствие'],
    ],
  },
  {
    prefix: 'review',
    operations: ['review_reject', 'review_hide'],
    reasons: [
      ['profanity', 'Нецензурные выражения', { text: 'Отзыв содержит нецензурные выражения.' }],
      ['personal_data', 'Личные данные', { text: 'Отзыв содержит личные данные.' }],
      ['links_ads', 'Ссылки или реклама', { text: 'Отзыв содержит ссылки или рекламу.' }],
      ['off_topic', 'Не о товаре', { text: 'Отзыв не относится к товару.' }],
      ['about_delivery', 'Только о доставке', { text: 'Отзыв о доставке, а не о товаре.' }],
      ['fake', 'Накрутка', { comment: true }],
      ['seller_complaint', 'Жалоба продавца подтвердилась', { comment: true }],
    ],
  },
]

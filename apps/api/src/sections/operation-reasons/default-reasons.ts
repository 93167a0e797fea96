import type { Schemas } from '@admin-panel/sdk'
import type { ReasonOperation } from './schema.ts'

interface Traits {
  initiator?: Schemas['ReasonInitiator']
  /** What the seller or the buyer reads. */
  text?: string
  comment?: true
  rating?: true
  system?: true
}

/** The handbook as it is delivered: a prefix of codes, the operations, and each reason's code and name. */
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
          initiator: 'seller',
          rating: true,
          text: 'К сожалению, товар закончился у продавца. Деньги вернутся тем же способом, которым вы платили.',
        },
      ],
      [
        'only_defective',
        'Остался только брак',
        { initiator: 'seller', rating: true, text: 'У продавца не осталось товара надлежащего качества.' },
      ],
      [
        'seller_other',
        'Другое (вина продавца)',
        { initiator: 'seller', rating: true, comment: true, text: 'Продавец не смог выполнить заказ.' },
      ],
      [
        'buyer_changed_mind',
        'Покупатель передумал',
        { initiator: 'buyer', text: 'Заказ отменён по просьбе покупателя.' },
      ],
      [
        'buyer_unreachable',
        'Не дозвонились',
        { initiator: 'buyer', text: 'Нам не удалось связаться с вами, чтобы подтвердить заказ.' },
      ],
      ['not_paid', 'Не оплачен вовремя', { initiator: 'buyer', system: true, text: 'Заказ не был оплачен вовремя.' }],
      [
        'pickup_expired',
        'Не забрал из ПВЗ',
        { initiator: 'buyer', system: true, text: 'Срок хранения заказа в пункте выдачи истёк.' },
      ],
      [
        'delivery_lost',
        'Утерян службой доставки',
        {
          initiator: 'delivery',
          system: true,
          text: 'Служба доставки потеряла заказ. Деньги вернутся тем же способом, которым вы платили.',
        },
      ],
      [
        'no_delivery_region',
        'Нет доставки в регион',
        { initiator: 'marketplace', text: 'Доставка в ваш регион сейчас недоступна.' },
      ],
      [
        'dispute_lost',
        'Спор решён не в пользу продавца',
        { initiator: 'seller', rating: true, comment: true, text: 'Спор по заказу решён в пользу покупателя.' },
      ],
      ['duplicate', 'Дубль заказа', { initiator: 'buyer', text: 'Такой же заказ уже оформлен.' }],
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
        { text: 'Замените фотографии: деталь должна быть видна целиком, резко и на светлом фоне.' },
      ],
      [
        'watermark',
        'Водяной знак или контакты на фото',
        { text: 'Уберите с фотографий водяные знаки, логотипы и контакты.' },
      ],
      ['wrong_category', 'Неверная категория', { text: 'Выберите категорию, которая соответствует товару.' }],
      ['wrong_brand', 'Неверный бренд', { text: 'Укажите бренд, который стоит на упаковке и на детали.' }],
      [
        'brand_docs',
        'Нет документов на бренд',
        { text: 'Приложите документы, которые разрешают продавать товары этого бренда.' },
      ],
      [
        'duplicate_card',
        'Дубль карточки',
        { comment: true, text: 'Такая карточка уже есть. Добавьте к ней своё предложение.' },
      ],
      [
        'wrong_attributes',
        'Недостоверные характеристики',
        { text: 'Исправьте характеристики: они не совпадают с данными производителя.' },
      ],
      ['forbidden', 'Запрещённый товар', { text: 'Этот товар нельзя продавать на площадке.' }],
      [
        'requisites_mismatch',
        'Реквизиты не совпадают с документами',
        { comment: true, system: true, text: 'Проверьте реквизиты: они не совпадают с приложенными документами.' },
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

import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'В категории {0}. Выберите, куда их перенести': 'The category has {0}. Choose where to move them',
  'Выберите другую категорию': 'Choose another category',
  'В категории {0}. Сначала перенесите их: подкатегории бывают только у категории без товаров':
    'The category has {0}. Move them first: only a category without products has subcategories',
  'Не больше {0} уровней': 'At most {0} levels',
  'Нельзя переместить категорию в саму себя или в её подкатегорию':
    'A category cannot be moved into itself or its subcategory',
  'Сначала удалите или перенесите подкатегории ({0})': 'Delete or move the subcategories first ({0})',
  'Дерево категорий изменил другой пользователь. Обновите страницу':
    'Another user has changed the tree of categories. Reload the page',
}

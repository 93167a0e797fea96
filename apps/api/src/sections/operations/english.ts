import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Возвращать нечего: изменений не нашлось': 'There is nothing to bring back: no changes were found',
  'Объект: укажите запись, запрос или пользователя с временем':
    'Object: give a record, a request, or a user with a time',
  'Действие: «{0}» не выполняется для многих записей': 'Action: {0} is not done for many records',
  'Действие: для импорта загрузите файл': 'Action: upload a file to import',
  'Действие: не для строк файла': 'Action: it takes no rows of a file',
  'Файл: не больше {0} МБ': 'File: at most {0} MB',
  'Строки: колонки «{0}» нет в файле': 'Rows: the file has no column {0}',
  'Эту операцию уже отменяет операция № {0}': 'Operation {0} already undoes this one',
  'Строки: в файле нет ни одной': 'Rows: the file has none',
  'Строки: не больше {0}, разделите файл': 'Rows: at most {0}, split the file',
  'Строки: строка {0} длиннее 1 МБ': 'Rows: line {0} is longer than 1 MB',
  'Строки: строка {0} — не JSON': 'Rows: line {0} is not JSON',
  'Строки: строка {0} устроена не так, как нужно': 'Rows: line {0} has another structure than it should',
  'Строки: в строке {0} недопустимые символы': 'Rows: line {0} has characters that cannot be stored',
  'В файле есть строки с ошибками': 'The file has rows with errors',
  'Строк с ошибками: {0} из {1}. Исправьте файл или пропустите их':
    'Rows with errors: {0} of {1}. Correct the file, or skip them',
  'Что исправить': 'What to correct',
  'строки с ошибками': 'rows with errors',
  'Записи: выгрузка берёт их по фильтрам': 'Records: an export takes them by filters',
  'За сутки можно выгрузить не больше {0} МБ. Повторите завтра':
    'At most {0} MB can be exported in a day. Try again tomorrow',
  'Файл не записан из-за ошибки программы. Сообщите администратору':
    'The file was not written because of an error of the program. Tell an administrator',
  'У вас стало меньше прав, чем было у этой выгрузки. Повторите её':
    'You have fewer rights than this export had. Repeat it',
  'Для этого изменения подтверждают, что это вы, а операция запущена без этого. Запустите её заново':
    'This change needs a proof of who you are, and the operation was started without one. Start it anew',
  'Запустите её: понадобится подтвердить, что это вы': 'Start it: you will be asked to prove who you are',
  'Учётная запись или ключ автора больше не действует': 'The account or the key of its author is no longer valid',
  'У автора стало меньше прав, чем было в начале': 'Its author has fewer rights than at the beginning',
  'Записи: укажите либо их, либо фильтры': 'Records: give either them or filters',
  'Значения: персональные данные в них скрыты или стёрты, укажите их заново':
    'Values: personal data in them are hidden or erased, give them anew',
  'Значения: записи указываются отдельно': 'Values: the records are given apart',
  'Значения: укажите хотя бы одно': 'Values: give at least one',
  'Это поле нельзя изменить у многих записей сразу': 'This field cannot be changed for many records at once',
  'Для этого действия выберите записи: по фильтру оно не выполняется':
    'Select records for this action: it cannot be done by a filter',
  'Под условия подходит записей: {0}, а ожидалось: {1}. Проверьте их и подготовьте операцию снова':
    'The conditions match {0} records, {1} were expected. Check them and prepare the operation again',
  'Под условия не подходит ни одна запись': 'No record matches the conditions',
  'Возврат прежних значений': 'Bringing back what was before',
  'Отмена операции № {0}': 'Undo of operation {0}',
  'Учётная запись или ключ того, кто запустил операцию, больше не действует. Продолжить её может другой сотрудник с этим правом':
    'The account or the key of whoever started the operation is no longer valid. Somebody else with this permission can go on',
  'У того, кто запустил операцию, больше нет права на это действие. Продолжить её может другой сотрудник с этим правом':
    'Whoever started the operation no longer has the permission for it. Somebody else with this permission can go on',
  'У автора нет права на это действие': 'Its author lacks the permission for this action',
  'Подготовлена агентом: запускает сотрудник': 'Prepared by an agent: a person starts it',
  'Операцию, которую подготовил агент, запускает сотрудник': 'A person starts what an agent has prepared',
  'Основание: агент указывает, зачем нужна операция': 'Reason: an agent says what the operation is for',
  'Записей больше {0}: запускает второй сотрудник': 'More than {0} records: somebody else starts it',
  'Цена меняется больше чем на {0} %: запускает второй сотрудник':
    'A price changes by more than {0} %: somebody else starts it',
  'Операцию подтверждает другой сотрудник с этим правом': 'Somebody else with this permission approves the operation',
  'Операция в состоянии «{0}»: это действие сейчас недоступно': 'The operation is «{0}»: this cannot be done now',
  'Не изменено из-за ошибки программы. Сообщите администратору':
    'Unchanged because of an error of the program. Tell an administrator',
  'Второй сотрудник для операции, если записей больше (0 — никогда)':
    'A second person starts an operation of more records than (0: never)',
  'Второй сотрудник для операции, если цены меняются больше, % (0 — никогда)':
    'A second person starts a change of prices by more than, % (0: never)',
  'За сутки после проверки её никто не запустил': 'Nobody has started it within a day of its check',
  'Не запущено ваших операций: {0}. Дождитесь решения по ним или отзовите лишние':
    'Your operations that were not started: {0}. Wait for a decision, or withdraw some',
  'В ваших операциях, которые не запущены, записей: {0}. Дождитесь решения по ним или отзовите лишние':
    'Records in your operations that were not started: {0}. Wait for a decision, or withdraw some',
  'Отзыв операций, которые никто не запустит': 'Taking back operations that nobody will start',
  'Запись уже изменена: {0}, {1}': 'The record was changed meanwhile: {0}, {1}',
  'Запись изменена автоматически {0}': 'The record was changed automatically: {0}',
  'Вы уже изменили эту запись {0}': 'You have already changed this record: {0}',
  'Запись изменилась с тех пор, как её выбрали': 'The record has changed since it was chosen',
}

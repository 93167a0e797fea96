import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Вход начат в другом браузере или слишком давно. Начните его заново':
    'The sign-in was begun in another browser, or too long ago. Begin it anew',
  'Этот ответ провайдера уже использован. Начните вход заново':
    'This answer of the provider has been used. Begin the sign-in anew',
  'Провайдер не разрешил вход. Если вы не отменяли его сами, обратитесь к администратору провайдера':
    'The provider did not allow the sign-in. If you did not cancel it, ask the administrator of the provider',
  'Код провайдера уже использован или устарел. Начните вход заново':
    'The code of the provider has been used or has expired. Begin the sign-in anew',
  'Ответ провайдера относится к другому входу. Начните вход заново':
    'The answer of the provider belongs to another sign-in. Begin the sign-in anew',
  'Ответ пришёл от другого провайдера. Начните вход заново':
    'The answer came from another provider. Begin the sign-in anew',
  'Ответ провайдера предназначен другой программе. Сообщите администратору':
    'The answer of the provider is meant for another program. Tell an administrator',
  'Ответ провайдера не прошёл проверку. Сообщите администратору':
    'The answer of the provider did not pass the check. Tell an administrator',
  'Время сервера и провайдера расходится. Сообщите администратору':
    'The clocks of the server and the provider differ. Tell an administrator',
  'В ответе провайдера есть недопустимые символы. Сообщите администратору':
    'The answer of the provider has characters that are not allowed. Tell an administrator',
  'Провайдер не сообщил адрес эл. почты. Сообщите администратору':
    'The provider did not say the e-mail address. Tell an administrator',
  'Адрес эл. почты у провайдера не подтверждён. Подтвердите его там и войдите ещё раз':
    'The e-mail address is not verified at the provider. Verify it there and sign in again',
  'С адресом этой компании вход не разрешён. Войдите с рабочей учётной записью':
    'Addresses of this company are not let in. Sign in with your work account',
  'Для этого адреса нет учётной записи. Попросите администратора пригласить вас':
    'There is no account for this address. Ask an administrator to invite you',
  'С этим адресом уже входит другая учётная запись провайдера. Обратитесь к администратору':
    'Another account of the provider signs in with this address already. Ask an administrator',
  'Учётная запись заблокирована. Обратитесь к администратору': 'The account is blocked. Ask an administrator',
  'Учётная запись в архиве. Обратитесь к администратору': 'The account is archived. Ask an administrator',
  'Ни одна из ваших групп у провайдера не даёт доступа к панели. Обратитесь к администратору':
    'None of your groups at the provider gives access to the panel. Ask an administrator',
  'Провайдер забирает роль у последнего администратора: сначала назначьте другого':
    'The provider takes the role from the last administrator: appoint another one first',
  'Вашей роли нужна компания. Попросите администратора выбрать её в вашей учётной записи':
    'Your role needs a company. Ask an administrator to choose it in your account',
  'Сеанс у провайдера уже завершён. Начните вход заново': 'The session at the provider is over. Begin the sign-in anew',
  'Провайдер входа не отвечает. Повторите попытку через минуту': 'The provider does not answer. Try again in a minute',
}

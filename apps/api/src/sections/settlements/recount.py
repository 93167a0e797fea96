"""Recounts the ledger and the settlements of sellers from the exports of the API alone, and prints what does not fit.

Reads ledger.csv, settlements.csv and sub-orders.csv (format csv_raw, sums in roubles) in the folder that it is given.
"""

import csv
import json
import sys
from collections import defaultdict
from decimal import Decimal
from pathlib import Path

OF_SELLER = {"Продажа", "Возврат товара", "Комиссия маркетплейса", "НДС с комиссии", "Возврат комиссии", "Возврат НДС с комиссии",
             "Скидка за счёт маркетплейса", "Доставка продавцом", "Штраф", "Исправление", "Списание долга"}
CHARGED = {"Продажа": 1, "Доставка": 1, "Доставка продавцом": 1, "Возврат товара": -1}
faults: list[str] = []


def rows_of(name: str) -> list[dict[str, str]]:
    with open(Path(sys.argv[1]) / name, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def kopecks(roubles: str) -> int:
    return int((Decimal(roubles or "0") * 100).to_integral_exact())


def check(is_right: bool, fault: str) -> None:
    if not is_right:
        faults.append(fault)


entries = rows_of("ledger.csv")
settlements = rows_of("settlements.csv")
parts = {row["Номер"]: row for row in rows_of("sub-orders.csv")}

balances: dict[str, int] = defaultdict(int)
taken: dict[str, int] = defaultdict(int)
charged: dict[str, int] = defaultdict(int)
paid: dict[str, int] = defaultdict(int)
commissions: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
payouts: dict[str, list[str]] = defaultdict(list)
for entry in entries:
    kind, part, settlement = entry["Вид"], entry["Подзаказ"], entry["Расчёт"]
    amount = kopecks(entry["Сумма, ₽"])
    check(amount > 0 and entry["Со счёта"] != entry["На счёт"], f"entry {entry['Номер']}: moves nothing")
    balances[entry["Со счёта"]] -= amount
    balances[entry["На счёт"]] += amount
    for_seller = amount * ((entry["На счёт"] == "Продавец") - (entry["Со счёта"] == "Продавец"))
    check(for_seller == kopecks(entry["Продавцу, ₽"]), f"entry {entry['Номер']}: the seller's part")
    if kind == "Выплата":
        payouts[settlement].append(entry["Сумма, ₽"])
    elif settlement:
        taken[settlement] += for_seller
    if kind in CHARGED and part:
        # The buyer's account says in which direction a charge went.
        charged[part] += amount if entry["Со счёта"] == "Покупатель" else -amount
    if kind in ("Оплата покупателя", "Возврат денег покупателю"):
        paid[part] += amount if kind == "Оплата покупателя" else -amount
    if kind in ("Комиссия маркетплейса", "НДС с комиссии"):
        commissions[entry["Проводка"]][kind] += amount

check(sum(balances.values()) == 0, f"accounts do not balance: {dict(balances)}")
for number, part in parts.items():
    left = kopecks(part["Сумма, ₽"]) - kopecks(part["Отменено и возвращено, ₽"])
    if number in charged:
        check(charged[number] == left, f"sub-order {number}: {charged[number]} of the buyer in the ledger, {left} in the order")
    held = kopecks(part["Оплачено, ₽"]) - kopecks(part["Деньги возвращены, ₽"])
    check(paid[number] == held, f"sub-order {number}: {paid[number]} paid in the ledger, {held} in the order")
    check(number in charged or part["Статус"] not in ("Доставлен", "Частичный возврат"), f"sub-order {number}: handed over, not sold")
for transaction, sums in commissions.items():
    whole = sum(sums.values())
    vat = (whole * 22 * 2 + 122) // (122 * 2)
    check(vat == sums["НДС с комиссии"], f"transaction {transaction}: VAT {sums['НДС с комиссии']} of {whole}")

debts: dict[str, int] = defaultdict(int)
day = lambda written: tuple(reversed(written.split(".")))
for settlement in sorted(settlements, key=lambda row: (row["Продавец"], day(row["Окончание"]))):
    number, seller, status = settlement["Номер"], settlement["Продавец"], settlement["Статус"]
    if status == "Идёт":
        continue
    sums = {title: kopecks(settlement[title]) for title in ("За период, ₽", "Долг с прошлого периода, ₽", "К выплате, ₽", "Долг продавца, ₽")}
    check(sums["За период, ₽"] == taken[number], f"settlement {number}: {sums['За период, ₽']} said, {taken[number]} in entries")
    check(-sums["Долг с прошлого периода, ₽"] == debts[seller], f"settlement {number}: carries {sums['Долг с прошлого периода, ₽']}, owed {debts[seller]}")
    balance = taken[number] - debts[seller]
    check(sums["К выплате, ₽"] == max(balance, 0) and sums["Долг продавца, ₽"] == max(-balance, 0), f"settlement {number}: balance {balance}")
    debts[seller] = max(-balance, 0)
    is_sent = status in ("Отправлен в банк", "Выплачен", "Возвращён банком")
    expected = [settlement["К выплате, ₽"]] if is_sent else []
    check([kopecks(sum) for sum in payouts[number]] == [kopecks(sum) for sum in expected], f"settlement {number}: {status}, payouts {payouts[number]}")

statuses: dict[str, int] = defaultdict(int)
for settlement in settlements:
    statuses[settlement["Статус"]] += 1
print(json.dumps({"faults": faults[:20], "entries": len(entries), "parts": len(parts), "settlements": dict(statuses)}, ensure_ascii=False))

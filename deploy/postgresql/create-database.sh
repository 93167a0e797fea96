#!/bin/sh
# Patroni runs it once, on the first primary, with the address of a superuser.
set -eu
exec psql --no-psqlrc --set ON_ERROR_STOP=1 --set "password=$APP_DATABASE_PASSWORD" "$1" <<'SQL'
create role admin_panel login password :'password';
create database admin_panel owner admin_panel;
SQL

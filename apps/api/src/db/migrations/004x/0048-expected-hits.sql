-- The search asks the planner how frequent a word of the name is. A histogram of 400 names is certain of words that are in
-- more than a twentieth of them.
alter index product_search alter column 1 set statistics 400;

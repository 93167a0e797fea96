// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

/** The contract by path and method, for openapi-fetch. */
export interface paths {
    "/api/catalog/admin/attribute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of attributes */
        get: operations["attributes.list"];
        put?: never;
        /** Create an attribute */
        post: operations["attributes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/attribute/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable an attribute */
        put: operations["attributes.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/attribute/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable an attribute */
        put: operations["attributes.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/attribute/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of attributes as a file with Russian column titles */
        get: operations["attributes.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/attribute/generate-translite-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A free slug for the name of an attribute */
        post: operations["attributes.generateTransliteName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/attribute/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of attributes */
        get: operations["attributes.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/attribute/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attribute that a name of an import column leads to */
        get: operations["attributes.resolve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/attribute/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the order of attributes: every id, once; a different set of ids is a conflict */
        put: operations["attributes.sort"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/attribute/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One attribute */
        get: operations["attributes.view"];
        /** Change an attribute; omitted fields stay */
        put: operations["attributes.update"];
        post?: never;
        /** Delete an attribute */
        delete: operations["attributes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of brands */
        get: operations["brands.list"];
        put?: never;
        /** Create a brand */
        post: operations["brands.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand-alias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of spellings of brands */
        get: operations["brandAliases.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand-alias/delete-by-params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete every one of the filtered spellings of brands; a dry run tells how many */
        delete: operations["brandAliases.deleteByParams"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand-alias/ignore-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put spellings aside as no brand's */
        put: operations["brandAliases.ignoreByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand-alias/tie-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tie spellings to a brand; what cannot be is skipped and told */
        put: operations["brandAliases.tieByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand-alias/untie-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Return spellings to those that wait to be tied */
        put: operations["brandAliases.untieByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand-alias/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create or change spellings of brands by their natural key; a dry run tells what it would do */
        put: operations["brandAliases.upsert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand/disable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable several brands; what cannot be is skipped and told */
        put: operations["brands.disableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a brand */
        put: operations["brands.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand/enable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable several brands; what cannot be is skipped and told */
        put: operations["brands.enableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a brand */
        put: operations["brands.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of brands as a file with Russian column titles */
        get: operations["brands.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand/generate-translite-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A free slug for the name of a brand */
        post: operations["brands.generateTransliteName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of brands */
        get: operations["brands.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/brand/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One brand */
        get: operations["brands.view"];
        /** Change a brand; omitted fields stay */
        put: operations["brands.update"];
        post?: never;
        /** Delete a brand */
        delete: operations["brands.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of makes of cars */
        get: operations["carBrands.list"];
        put?: never;
        /** Create a make of cars */
        post: operations["carBrands.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-brand/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a make of cars */
        put: operations["carBrands.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-brand/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a make of cars */
        put: operations["carBrands.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-brand/generate-translite-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A free slug for the name of a make of cars */
        post: operations["carBrands.generateTransliteName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-brand/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of makes of cars */
        get: operations["carBrands.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-brand/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the order of makes of cars: every id, once; a different set of ids is a conflict */
        put: operations["carBrands.sort"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-brand/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One make of cars */
        get: operations["carBrands.view"];
        /** Change a make of cars; omitted fields stay */
        put: operations["carBrands.update"];
        post?: never;
        /** Delete a make of cars */
        delete: operations["carBrands.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of models of cars */
        get: operations["carModels.list"];
        put?: never;
        /** Create a model of cars */
        post: operations["carModels.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-model/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a model of cars */
        put: operations["carModels.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-model/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a model of cars */
        put: operations["carModels.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-model/generate-translite-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A slug for the name of a model that no other one of its make has */
        post: operations["carModels.generateTransliteName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-model/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of models, of one make where it is given */
        get: operations["carModels.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-model/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the order of models of cars under their parent: every id, once; a different set of ids is a conflict */
        put: operations["carModels.sort"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/car-model/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One model of cars */
        get: operations["carModels.view"];
        /** Change a model of cars; omitted fields stay */
        put: operations["carModels.update"];
        post?: never;
        /** Delete a model of cars */
        delete: operations["carModels.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of categories */
        get: operations["categories.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category-tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Nodes under a parent, some levels deep; with q, the matching nodes and their ancestors; with node_id, what a tree opened at that node shows */
        get: operations["categoryTree.nodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category-tree/create-node": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a category under a parent or as a root */
        post: operations["categoryTree.createNode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category-tree/delete-node/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a category that has nothing under it; its products move to another one */
        delete: operations["categoryTree.deleteNode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category-tree/move-node/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move a category with everything under it */
        put: operations["categoryTree.moveNode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category-tree/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the order of categories under their parent: every id, once; a different set of ids is a conflict */
        put: operations["categoryTree.sort"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category/disable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable several categories; what cannot be is skipped and told */
        put: operations["categories.disableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a category */
        put: operations["categories.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category/enable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable several categories; what cannot be is skipped and told */
        put: operations["categories.enableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a category */
        put: operations["categories.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of categories as a file with Russian column titles */
        get: operations["categories.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category/generate-translite-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A free slug for the name of a category */
        post: operations["categories.generateTransliteName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of categories, each with what stands above it */
        get: operations["categories.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["categories.view"];
        /** Change a category; omitted fields stay */
        put: operations["categories.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-car-brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of legacy makes of cars */
        get: operations["legacyCarBrands.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-car-brand/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records of ours that a legacy make of cars may be, the likeliest first */
        get: operations["legacyCarBrands.candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-car-brand/create-ours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a record of ours of a legacy make of cars and tie them; what is not given is what `suggestion` says */
        post: operations["legacyCarBrands.createOurs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-car-brand/ignore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Leave a legacy make of cars out, and say why */
        put: operations["legacyCarBrands.ignore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-car-brand/tie/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tie a legacy make of cars to a record of ours, or to another than before */
        put: operations["legacyCarBrands.tie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-car-brand/untie/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a legacy make of cars unmapped again, whether it was tied or ignored */
        put: operations["legacyCarBrands.untie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-car-brand/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One legacy make of cars */
        get: operations["legacyCarBrands.view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of legacy products */
        get: operations["legacyProducts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-product/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records of ours that a legacy product may be, the likeliest first */
        get: operations["legacyProducts.candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-product/create-ours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a record of ours of a legacy product and tie them; what is not given is what `suggestion` says */
        post: operations["legacyProducts.createOurs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-product/ignore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Leave a legacy product out, and say why */
        put: operations["legacyProducts.ignore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-product/tie/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tie a legacy product to a record of ours, or to another than before */
        put: operations["legacyProducts.tie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-product/untie/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a legacy product unmapped again, whether it was tied or ignored */
        put: operations["legacyProducts.untie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/legacy-product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One legacy product */
        get: operations["legacyProducts.view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of products */
        get: operations["products.list"];
        put?: never;
        /** Create a product */
        post: operations["products.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of offers of products */
        get: operations["productOffers.list"];
        put?: never;
        /** Create an offer of a product */
        post: operations["productOffers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/disable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable several offers of products; what cannot be is skipped and told */
        put: operations["productOffers.disableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable an offer of a product */
        put: operations["productOffers.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/enable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable several offers of products; what cannot be is skipped and told */
        put: operations["productOffers.enableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable an offer of a product */
        put: operations["productOffers.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of offers of products as a file with Russian column titles */
        get: operations["productOffers.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of offers of products */
        get: operations["productOffers.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/price-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices of an offer: since when, by whom and from where, newest first */
        get: operations["productOffers.priceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of an offer of a product */
        put: operations["productOffers.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create or change offers of products by their natural key; a dry run tells what it would do */
        put: operations["productOffers.upsert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product-offer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One offer of a product */
        get: operations["productOffers.view"];
        /** Change an offer of a product; omitted fields stay */
        put: operations["productOffers.update"];
        post?: never;
        /** Delete an offer of a product */
        delete: operations["productOffers.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/attributes/{category_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What cards of a category are described by, inherited attributes too, in their order */
        get: operations["products.attributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/disable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable several products; what cannot be is skipped and told */
        put: operations["products.disableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/enable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable several products; what cannot be is skipped and told */
        put: operations["products.enableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of products as a file with Russian column titles */
        get: operations["products.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/generate-translite-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A free slug for the name of a product */
        post: operations["products.generateTransliteName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of products */
        get: operations["products.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/move-to-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move several products to another category; what cannot be is skipped and told */
        put: operations["products.moveToCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/status-change-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of several products; what cannot be is skipped and told */
        put: operations["products.statusChangeByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of a product */
        put: operations["products.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/status-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status changes of a product, newest first */
        get: operations["products.statusHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/admin/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["products.view"];
        /** Change a product; omitted fields stay */
        put: operations["products.update"];
        post?: never;
        /** Delete a product */
        delete: operations["products.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/bank-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of bank details */
        get: operations["bankDetails.list"];
        put?: never;
        /** Create a bank detail */
        post: operations["bankDetails.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/bank-detail/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a bank detail */
        put: operations["bankDetails.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/bank-detail/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a bank detail */
        put: operations["bankDetails.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/bank-detail/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of bank details */
        get: operations["bankDetails.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/bank-detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bank detail */
        get: operations["bankDetails.view"];
        /** Change a bank detail; omitted fields stay */
        put: operations["bankDetails.update"];
        post?: never;
        /** Delete a bank detail */
        delete: operations["bankDetails.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/commission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of commissions */
        get: operations["commissions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/commission/delete-by-params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete every one of the filtered commissions; a dry run tells how many */
        delete: operations["commissions.deleteByParams"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/commission/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of commissions as a file with Russian column titles */
        get: operations["commissions.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/commission/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of commissions */
        get: operations["commissions.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/commission/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which rule holds for a sale, what it takes, and why the others lost */
        get: operations["commissions.resolve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/commission/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create or change commissions by their natural key; a dry run tells what it would do */
        put: operations["commissions.upsert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of companies */
        get: operations["companies.list"];
        put?: never;
        /** Create a company */
        post: operations["companies.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of company addresses */
        get: operations["companyAddresses.list"];
        put?: never;
        /** Create a company address */
        post: operations["companyAddresses.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company-address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of company addresses */
        get: operations["companyAddresses.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company-address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One company address */
        get: operations["companyAddresses.view"];
        /** Change a company address; omitted fields stay */
        put: operations["companyAddresses.update"];
        post?: never;
        /** Delete a company address */
        delete: operations["companyAddresses.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company/attach-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give users access to a company */
        post: operations["companies.attachUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company/deactivation-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status changes of a company, newest first */
        get: operations["companies.deactivationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company/detach-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take users' access to a company */
        post: operations["companies.detachUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of companies as a file with Russian column titles */
        get: operations["companies.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of companies */
        get: operations["companies.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of a company */
        put: operations["companies.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One company */
        get: operations["companies.view"];
        /** Change a company; omitted fields stay */
        put: operations["companies.update"];
        post?: never;
        /** Delete a company */
        delete: operations["companies.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of contracts */
        get: operations["contracts.list"];
        put?: never;
        /** Create a contract */
        post: operations["contracts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/contract/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of contracts as a file with Russian column titles */
        get: operations["contracts.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/contract/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of contracts */
        get: operations["contracts.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/contract/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of a contract */
        put: operations["contracts.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/contract/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contract */
        get: operations["contracts.view"];
        /** Change a contract; omitted fields stay */
        put: operations["contracts.update"];
        post?: never;
        /** Delete a contract */
        delete: operations["contracts.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/store-point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of store points */
        get: operations["storePoints.list"];
        put?: never;
        /** Create a store point */
        post: operations["storePoints.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/store-point/deactivation-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status changes of a store point, newest first */
        get: operations["storePoints.deactivationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/store-point/disable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable several store points; what cannot be is skipped and told */
        put: operations["storePoints.disableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/store-point/enable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable several store points; what cannot be is skipped and told */
        put: operations["storePoints.enableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/store-point/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of store points as a file with Russian column titles */
        get: operations["storePoints.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/store-point/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of store points */
        get: operations["storePoints.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/store-point/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of a store point */
        put: operations["storePoints.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/admin/store-point/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One store point */
        get: operations["storePoints.view"];
        /** Change a store point; omitted fields stay */
        put: operations["storePoints.update"];
        post?: never;
        /** Delete a store point */
        delete: operations["storePoints.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/meta-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of meta-data of records */
        get: operations["metaData.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/meta-data/delete-by-params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete every one of the filtered meta-data of records; a dry run tells how many */
        delete: operations["metaData.deleteByParams"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/meta-data/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create or change meta-data of records by their natural key; a dry run tells what it would do */
        put: operations["metaData.upsert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/meta-data/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Meta-data of a record, for all cities or for one */
        get: operations["metaData.view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/operation-reason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of operation reasons */
        get: operations["operationReasons.list"];
        put?: never;
        /** Create an operation reason */
        post: operations["operationReasons.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/operation-reason/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable an operation reason */
        put: operations["operationReasons.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/operation-reason/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable an operation reason */
        put: operations["operationReasons.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/operation-reason/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active reasons of an operation, for a select */
        get: operations["operationReasons.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/operation-reason/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the order of operation reasons: every id, once; a different set of ids is a conflict */
        put: operations["operationReasons.sort"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/operation-reason/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One operation reason */
        get: operations["operationReasons.view"];
        /** Change an operation reason; omitted fields stay */
        put: operations["operationReasons.update"];
        post?: never;
        /** Delete an operation reason */
        delete: operations["operationReasons.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of templates */
        get: operations["templates.list"];
        put?: never;
        /** Create a template */
        post: operations["templates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/template/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a template */
        put: operations["templates.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/template/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a template */
        put: operations["templates.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/template/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events with their variables */
        get: operations["templates.events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/template/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of templates */
        get: operations["templates.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/template/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A text with sample data in its variables, saved or not */
        post: operations["templates.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/template/send-to-me/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a template with sample data to oneself */
        post: operations["templates.sendToMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template */
        get: operations["templates.view"];
        /** Change a template; omitted fields stay */
        put: operations["templates.update"];
        post?: never;
        /** Delete a template */
        delete: operations["templates.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/translation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of texts with their translations */
        get: operations["translations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/translation/delete-by-params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete every one of the filtered translations; a dry run tells how many */
        delete: operations["translations.deleteByParams"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/translation/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of translations as a file with Russian column titles */
        get: operations["translations.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/translation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of texts */
        get: operations["translations.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/admin/translation/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create or change translations by their natural key; a dry run tells what it would do */
        put: operations["translations.upsert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of cities */
        get: operations["cities.list"];
        put?: never;
        /** Create a city */
        post: operations["cities.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/city/disable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable several cities; what cannot be is skipped and told */
        put: operations["cities.disableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/city/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a city */
        put: operations["cities.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/city/enable-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable several cities; what cannot be is skipped and told */
        put: operations["cities.enableByIds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/city/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a city */
        put: operations["cities.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/city/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of cities as a file with Russian column titles */
        get: operations["cities.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/city/generate-translite-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A free slug for the name of a city */
        post: operations["cities.generateTransliteName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/city/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of cities, of one region where it is given */
        get: operations["cities.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/city/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One city */
        get: operations["cities.view"];
        /** Change a city; omitted fields stay */
        put: operations["cities.update"];
        post?: never;
        /** Delete a city */
        delete: operations["cities.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/legacy-city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of legacy cities */
        get: operations["legacyCities.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/legacy-city/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records of ours that a legacy city may be, the likeliest first */
        get: operations["legacyCities.candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/legacy-city/create-ours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a record of ours of a legacy city and tie them; what is not given is what `suggestion` says */
        post: operations["legacyCities.createOurs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/legacy-city/ignore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Leave a legacy city out, and say why */
        put: operations["legacyCities.ignore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/legacy-city/tie/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tie a legacy city to a record of ours, or to another than before */
        put: operations["legacyCities.tie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/legacy-city/untie/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a legacy city unmapped again, whether it was tied or ignored */
        put: operations["legacyCities.untie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/legacy-city/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One legacy city */
        get: operations["legacyCities.view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of regions */
        get: operations["regions.list"];
        put?: never;
        /** Create a region */
        post: operations["regions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/region/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a region */
        put: operations["regions.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/region/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a region */
        put: operations["regions.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/region/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of regions */
        get: operations["regions.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/admin/region/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One region */
        get: operations["regions.view"];
        /** Change a region; omitted fields stay */
        put: operations["regions.update"];
        post?: never;
        /** Delete a region */
        delete: operations["regions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The change log, the newest first; `after` goes on from `meta.after` at any depth */
        get: operations["auditLog.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/admin/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of the change log as a file with Russian column titles */
        get: operations["auditLog.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/admin/audit-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One row of the log */
        get: operations["auditLog.view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/brand-moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of requests for brands */
        get: operations["brandModeration.list"];
        put?: never;
        /** Create a request for a brand */
        post: operations["brandModeration.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/brand-moderation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of requests for brands */
        get: operations["brandModeration.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/brand-moderation/prolong/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hold a request that is in one's work for another half an hour */
        put: operations["brandModeration.prolong"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/brand-moderation/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of a request for a brand */
        put: operations["brandModeration.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/brand-moderation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request for a brand */
        get: operations["brandModeration.view"];
        /** Change a request for a brand; omitted fields stay */
        put: operations["brandModeration.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of requests */
        get: operations["moderation.list"];
        put?: never;
        /** Create a request */
        post: operations["moderation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/moderation/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of requests as a file with Russian column titles */
        get: operations["moderation.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/moderation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of requests */
        get: operations["moderation.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/moderation/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The request to work on next: the most urgent that nobody has taken */
        get: operations["moderation.next"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/moderation/prolong/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hold a request that is in one's work for another half an hour */
        put: operations["moderation.prolong"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/moderation/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of a request */
        put: operations["moderation.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/admin/moderation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request */
        get: operations["moderation.view"];
        /** Change a request; omitted fields stay */
        put: operations["moderation.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of delivery methods */
        get: operations["deliveries.list"];
        put?: never;
        /** Create a delivery method */
        post: operations["deliveries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/delivery/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a delivery method */
        put: operations["deliveries.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/delivery/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a delivery method */
        put: operations["deliveries.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/delivery/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of delivery methods as a file with Russian column titles */
        get: operations["deliveries.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/delivery/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of delivery methods */
        get: operations["deliveries.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/delivery/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each active method costs for a parcel: the most specific zone decides */
        get: operations["deliveries.quote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/delivery/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the order of delivery methods: every id, once; a different set of ids is a conflict */
        put: operations["deliveries.sort"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/delivery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One delivery method */
        get: operations["deliveries.view"];
        /** Change a delivery method; omitted fields stay */
        put: operations["deliveries.update"];
        post?: never;
        /** Delete a delivery method */
        delete: operations["deliveries.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of orders */
        get: operations["orders.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/order/by-number/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order by the number that everybody knows */
        get: operations["orders.viewByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/order/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of orders as a file with Russian column titles */
        get: operations["orders.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of orders */
        get: operations["orders.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order */
        get: operations["orders.view"];
        /** Change an order; omitted fields stay */
        put: operations["orders.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/payment-system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of payment systems */
        get: operations["paymentSystems.list"];
        put?: never;
        /** Create a payment system */
        post: operations["paymentSystems.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/payment-system/disable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a payment system */
        put: operations["paymentSystems.disable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/payment-system/enable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable a payment system */
        put: operations["paymentSystems.enable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/payment-system/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of payment systems */
        get: operations["paymentSystems.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/payment-system/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the order of payment systems: every id, once; a different set of ids is a conflict */
        put: operations["paymentSystems.sort"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/payment-system/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment system */
        get: operations["paymentSystems.view"];
        /** Change a payment system; omitted fields stay */
        put: operations["paymentSystems.update"];
        post?: never;
        /** Delete a payment system */
        delete: operations["paymentSystems.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/sub-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of sub-orders */
        get: operations["subOrders.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/sub-order/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of sub-orders as a file with Russian column titles */
        get: operations["subOrders.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/sub-order/picking-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is to be taken off the shelves for several sub-orders, point by point */
        get: operations["subOrders.pickingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/sub-order/status-change-by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take several sub-orders to another status; what cannot get there is skipped and told */
        put: operations["subOrders.changeStatuses"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/sub-order/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of a sub-order */
        put: operations["subOrders.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/sub-order/track-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Track numbers of several sub-orders; what cannot have one is skipped and told */
        put: operations["subOrders.setTrackNumbers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/admin/sub-order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sub-order */
        get: operations["subOrders.view"];
        /** Change a sub-order; omitted fields stay */
        put: operations["subOrders.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/admin/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of reviews */
        get: operations["reviews.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/admin/review-term": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of review terms */
        get: operations["reviewTerms.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/admin/review-term/delete-by-params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete every one of the filtered review terms; a dry run tells how many */
        delete: operations["reviewTerms.deleteByParams"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/admin/review-term/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create or change review terms by their natural key; a dry run tells what it would do */
        put: operations["reviewTerms.upsert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/admin/review/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of reviews as a file with Russian column titles */
        get: operations["reviews.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/admin/review/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of a review */
        put: operations["reviews.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/admin/review/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One review */
        get: operations["reviews.view"];
        /** Change a review; omitted fields stay */
        put: operations["reviews.update"];
        post?: never;
        /** Delete a review */
        delete: operations["reviews.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changes from now on, since the last event that was seen, or since the caller's page was filled */
        get: operations["events.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a jpeg, png or webp of 5 MB at most, re-encoded as webp, or a pdf of 10 MB at most */
        post: operations["files.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/file/content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a file holds; of a picture also in small */
        get: operations["files.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file */
        get: operations["files.view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of own notifications */
        get: operations["notifications.list"];
        put?: never;
        /** Send a notification to every active member of staff, or to those of some roles */
        post: operations["notifications.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/notification/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of own notifications */
        get: operations["notifications.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/notification/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark every own notification read */
        put: operations["notifications.readAll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/notification/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many own notifications are unread */
        get: operations["notifications.unreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One notification of your own */
        get: operations["notifications.view"];
        /** Change a notification of your own; omitted fields stay */
        put: operations["notifications.update"];
        post?: never;
        /** Delete a notification of your own */
        delete: operations["notifications.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say that a record is being looked at, for half a minute; answers who else does. Sellers see their colleagues */
        put: operations["presence.report"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/presence/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say that it is not any more */
        put: operations["presence.leave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/route-rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of redirects */
        get: operations["routeRules.list"];
        put?: never;
        /** Create a redirect */
        post: operations["routeRules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/route-rule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One redirect */
        get: operations["routeRules.view"];
        /** Change a redirect; omitted fields stay */
        put: operations["routeRules.update"];
        post?: never;
        /** Delete a redirect */
        delete: operations["routeRules.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/saved-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own queries and those that others share, one's own first */
        get: operations["savedViews.list"];
        put?: never;
        /** Keep a list's query under a name */
        post: operations["savedViews.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/saved-view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one's own saved query; omitted fields stay */
        put: operations["savedViews.update"];
        post?: never;
        /** Delete one's own saved query */
        delete: operations["savedViews.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whatever the words find, over all sections that the caller may see */
        get: operations["search.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of settings */
        get: operations["settings.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/setting/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create or change settings by their keys; a dry run tells what it would do */
        put: operations["settings.upsert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/admin/setting/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One setting */
        get: operations["settings.view"];
        /** Change a setting; omitted fields stay */
        put: operations["settings.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/failure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fails as it is asked to, so that one can see how the panel tells of it */
        get: operations["system.failure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The script of the maps */
        get: operations["system.maps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/route-rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The redirect rule of a path */
        get: operations["system.routeRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the bearer for a new one; accepts one that has expired, up to 60 minutes idle or 12 hours in all */
        post: operations["auth.refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in: one message for an unknown address, a wrong password and a blocked account */
        post: operations["auth.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["auth.signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every permission and how many roles hold it */
        get: operations["permissions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of roles */
        get: operations["roles.list"];
        put?: never;
        /** Create a role */
        post: operations["roles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/role/attach-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a role to users */
        post: operations["roles.attachUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/role/detach-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a role from users */
        post: operations["roles.detachUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/role/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of roles */
        get: operations["roles.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role */
        get: operations["roles.view"];
        /** Change a role; omitted fields stay */
        put: operations["roles.update"];
        post?: never;
        /** Delete a role */
        delete: operations["roles.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of users */
        get: operations["users.list"];
        put?: never;
        /** Create a user */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/user/deactivation-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status changes of a user, newest first */
        get: operations["users.deactivationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every filtered row of users as a file with Russian column titles */
        get: operations["users.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/user/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of a select of users */
        get: operations["users.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/user/password-reset/by-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link for a new password; the same answer whether or not the address exists */
        post: operations["passwordReset.byEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/user/password-reset/by-user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link for a new password to another user */
        post: operations["passwordReset.byUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/user/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a new password by the link of the mail */
        put: operations["passwordReset.confirm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/user/status-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the status of a user */
        put: operations["users.statusChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/admin/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user */
        get: operations["users.view"];
        /** Change a user; omitted fields stay */
        put: operations["users.update"];
        post?: never;
        /** Delete a user */
        delete: operations["users.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user with roles and their permissions */
        get: operations["profile.view"];
        /** Change oneself; omitted fields stay */
        put: operations["profile.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one's own password; every other session ends */
        put: operations["ownPassword.change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own sessions that are alive, the newest first */
        get: operations["ownSessions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/session/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session but the one that asks */
        post: operations["ownSessions.endOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one's own sessions */
        delete: operations["ownSessions.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/latest-builds.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest build of the panel */
        get: operations["system.latestBuilds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** The named parts of the contract; `Schemas` is the shorter way to its models. */
export interface components {
    schemas: {
        /**
         * @description A reference, or the name of a brand in price lists and requests.
         * @enum {string}
         */
        AliasSource: "abcp" | "tecdoc" | "other";
        Applicability: {
            car_model_id: components["schemas"]["Id"];
            /** Format: int32 */
            year_from: number | null;
            /** Format: int32 */
            year_to: number | null;
            note: string | null;
            car_model: components["schemas"]["Reference"];
        };
        ApplicabilityInput: {
            /** Модель автомобиля */
            car_model_id: components["schemas"]["Id"];
            /**
             * Год от
             * Format: int32
             */
            year_from?: number | null;
            /**
             * Год до
             * Format: int32
             */
            year_to?: number | null;
            /** Примечание */
            note?: string | null;
        };
        AssigneeFilter: string;
        Attribute: {
            id: components["schemas"]["Id"];
            name: string;
            code: string;
            type: components["schemas"]["AttributeType"];
            unit: string | null;
            group: string | null;
            is_required: boolean;
            is_filterable: boolean;
            is_comparable: boolean;
            is_active: boolean;
            /** Format: int32 */
            values_count: number;
            /** Format: int32 */
            synonyms_count: number;
            /** Format: int32 */
            categories_count: number;
            /**
             * Format: int32
             * @description The number of products with a value of it.
             */
            usage_count: number;
            /** Format: int32 */
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            /** Format: double */
            min_value: number | null;
            /** Format: double */
            max_value: number | null;
            /** Format: int32 */
            precision: number | null;
            /** Format: int32 */
            max_length: number | null;
            pattern: string | null;
            allow_custom: boolean;
            values: components["schemas"]["AttributeValue"][];
            synonyms: string[];
            /** @description The assigned categories; their descendants inherit it. */
            categories: components["schemas"]["AttributeCategory"][];
        };
        /** @description Depends on the type of the attribute: a text, a number, a boolean, a date, the id of a value, or the ids of several. */
        AttributeAnswer: components["schemas"]["AttributeText"] | components["schemas"]["AttributeNumber"] | boolean | components["schemas"]["AttributeValueIds"];
        /** Format: double */
        AttributeBound: number;
        AttributeCategory: {
            category_id: components["schemas"]["Id"];
            category: components["schemas"]["Reference"];
            is_required: boolean;
            /** Format: int32 */
            position: number;
        };
        AttributeCategoryInput: {
            /** Категория */
            category_id: components["schemas"]["Id"];
            /**
             * Обязательная
             * @description Inherits the attribute's own setting if omitted.
             */
            is_required?: boolean;
            /**
             * Место
             * Format: int32
             * @description The position among the attributes of the category.
             */
            position?: number;
        };
        AttributeChanges: {
            /** Название */
            name?: string;
            /**
             * Код
             * @description Derived from the name if omitted.
             */
            code?: components["schemas"]["SlugText"];
            /**
             * Тип
             * @description Cannot change once a product has a value of it.
             */
            type?: components["schemas"]["AttributeType"];
            /** Единица измерения */
            unit?: string | null;
            /** Группа */
            group?: string | null;
            /**
             * Обязательная
             * @description The defaults in a newly assigned category.
             */
            is_required?: boolean;
            /** Показывать в фильтре */
            is_filterable?: boolean;
            /** Показывать в сравнении */
            is_comparable?: boolean;
            /** Наименьшее значение */
            min_value?: components["schemas"]["AttributeBound"] | null;
            /** Наибольшее значение */
            max_value?: components["schemas"]["AttributeBound"] | null;
            /**
             * Знаков после запятой
             * Format: int32
             */
            precision?: number | null;
            /**
             * Наибольшая длина
             * Format: int32
             */
            max_length?: number | null;
            /** Шаблон значения */
            pattern?: string | null;
            /** Разрешить своё значение */
            allow_custom?: boolean;
            /**
             * Значения
             * @description The values of the types select and multiselect, in order; omitted ones are deleted.
             */
            values?: components["schemas"]["AttributeValueInput"][];
            /**
             * Синонимы
             * @description Names of import columns that map to this attribute.
             */
            synonyms?: components["schemas"]["AttributeSpelling"][];
            /** Категории */
            categories?: components["schemas"]["AttributeCategoryInput"][];
        };
        AttributeInput: {
            /** Название */
            name: string;
            /**
             * Код
             * @description Derived from the name if omitted.
             */
            code?: components["schemas"]["SlugText"];
            /**
             * Тип
             * @description Cannot change once a product has a value of it.
             */
            type: components["schemas"]["AttributeType"];
            /** Единица измерения */
            unit?: string | null;
            /** Группа */
            group?: string | null;
            /**
             * Обязательная
             * @description The defaults in a newly assigned category.
             */
            is_required?: boolean;
            /** Показывать в фильтре */
            is_filterable?: boolean;
            /** Показывать в сравнении */
            is_comparable?: boolean;
            /** Наименьшее значение */
            min_value?: components["schemas"]["AttributeBound"] | null;
            /** Наибольшее значение */
            max_value?: components["schemas"]["AttributeBound"] | null;
            /**
             * Знаков после запятой
             * Format: int32
             */
            precision?: number | null;
            /**
             * Наибольшая длина
             * Format: int32
             */
            max_length?: number | null;
            /** Шаблон значения */
            pattern?: string | null;
            /** Разрешить своё значение */
            allow_custom?: boolean;
            /**
             * Значения
             * @description The values of the types select and multiselect, in order; omitted ones are deleted.
             */
            values?: components["schemas"]["AttributeValueInput"][];
            /**
             * Синонимы
             * @description Names of import columns that map to this attribute.
             */
            synonyms?: components["schemas"]["AttributeSpelling"][];
            /** Категории */
            categories?: components["schemas"]["AttributeCategoryInput"][];
        };
        /** @description The attribute to which a column of an import maps. */
        AttributeMatch: {
            attribute: components["schemas"]["Reference"] | null;
            /** @description The attribute's name or synonym that equals the column's name. */
            matched_by: ("synonym" | "name") | null;
        };
        /** Format: double */
        AttributeNumber: number;
        AttributeRow: {
            id: components["schemas"]["Id"];
            name: string;
            code: string;
            type: components["schemas"]["AttributeType"];
            unit: string | null;
            group: string | null;
            is_required: boolean;
            is_filterable: boolean;
            is_comparable: boolean;
            is_active: boolean;
            /** Format: int32 */
            values_count: number;
            /** Format: int32 */
            synonyms_count: number;
            /** Format: int32 */
            categories_count: number;
            /**
             * Format: int32
             * @description The number of products with a value of it.
             */
            usage_count: number;
            /** Format: int32 */
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        AttributeRowPage: {
            items: components["schemas"]["AttributeRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        AttributeSpelling: string;
        /** @description The record has changed since it was read; `current` is what it is now */
        AttributeStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Attribute"];
        };
        AttributeText: string;
        /** @enum {string} */
        AttributeType: "string" | "text" | "number" | "boolean" | "select" | "multiselect" | "date";
        AttributeValue: {
            id: components["schemas"]["Id"];
            value: string;
            synonyms: string[];
            is_active: boolean;
        };
        AttributeValueIds: components["schemas"]["Id"][];
        AttributeValueInput: {
            /**
             * Значение
             * @description The id of an existing value; a value without one is new.
             */
            id?: components["schemas"]["Id"];
            /** Значение */
            value: string;
            /** Синонимы */
            synonyms?: components["schemas"]["AttributeSpelling"][];
            /** Включено */
            is_active?: boolean;
        };
        /** @description A permission's entity, or `sub-order` and `session`, which have no permissions of their own. */
        AuditEntity: string;
        /** @enum {string} */
        AuditEvent: "created" | "updated" | "deleted" | "status_changed" | "enabled" | "disabled" | "moved" | "sorted" | "attached" | "detached" | "merged" | "exported" | "signed_in" | "sign_in_failed" | "signed_out" | "session_revoked" | "password_reset";
        AuditField: string;
        AuditRecord: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            created_at: string;
            user: components["schemas"]["Author"] | null;
            source: components["schemas"]["AuditSource"];
            entity: string;
            entity_id: components["schemas"]["Id"] | null;
            entity_label: string | null;
            company: components["schemas"]["Reference"] | null;
            event: components["schemas"]["AuditEvent"];
            /** @description Values of a field before and after; lists return at most three fields. */
            changes: {
                [key: string]: unknown[];
            };
            /** @description The same values in words, only the differences of long lists; null if a value is absent. */
            words: {
                [key: string]: (string | null)[];
            };
            /** Format: int32 */
            changes_count: number;
            request_id: string;
            role_slugs: string[];
            /** @description The same roles by name; the slug of a deleted one. */
            roles: string[];
            ip: string;
            user_agent: string;
            reason: components["schemas"]["Reference"] | null;
            comment: string | null;
            related: components["schemas"]["AuditRelated"] | null;
        };
        AuditRelated: {
            entity: string;
            id: components["schemas"]["Id"];
            /** @description The record's current name; null if it is deleted. */
            label: string | null;
        };
        /** @description `x-kept`: the log's labels of fields without a form, by name, or by entity and name where entities differ. */
        AuditRow: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            created_at: string;
            user: components["schemas"]["Author"] | null;
            source: components["schemas"]["AuditSource"];
            entity: string;
            entity_id: components["schemas"]["Id"] | null;
            entity_label: string | null;
            company: components["schemas"]["Reference"] | null;
            event: components["schemas"]["AuditEvent"];
            /** @description Values of a field before and after; lists return at most three fields. */
            changes: {
                [key: string]: unknown[];
            };
            /** @description The same values in words, only the differences of long lists; null if a value is absent. */
            words: {
                [key: string]: (string | null)[];
            };
            /** Format: int32 */
            changes_count: number;
            request_id: string;
        };
        AuditRowPage: {
            items: components["schemas"]["AuditRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @enum {string} */
        AuditSource: "panel" | "api" | "import" | "system";
        /** @description The author of a change; the id is absent if the reader may not know it. */
        Author: {
            id: components["schemas"]["Id"] | null;
            label: string;
        };
        BankDetail: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            bank_name: string;
            bik: string;
            /** @description The last four digits; only the record contains the full number. */
            account_end: string;
            is_default: boolean;
            is_active: boolean;
            version: components["schemas"]["Version"];
            company_id: components["schemas"]["Id"];
            corr_account: string;
            settlement_account: string;
            recipient: string;
            currency: string;
            /** @description The seller's change waits for approval by staff. */
            has_pending_moderation: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        BankDetailChanges: {
            /** Банк */
            bank_name?: string;
            /** БИК */
            bik?: string;
            /**
             * Корр. счёт
             * @description Twenty digits; spaces between groups are ignored.
             */
            corr_account?: string;
            /** Расчётный счёт */
            settlement_account?: string;
            /**
             * Получатель
             * @description Defaults to the company's full name.
             */
            recipient?: string;
            /** Основной */
            is_default?: boolean;
        };
        BankDetailInput: {
            /** Продавец */
            company_id: components["schemas"]["Id"];
            /** Банк */
            bank_name: string;
            /** БИК */
            bik: string;
            /**
             * Корр. счёт
             * @description Twenty digits; spaces between groups are ignored.
             */
            corr_account: string;
            /** Расчётный счёт */
            settlement_account: string;
            /**
             * Получатель
             * @description Defaults to the company's full name.
             */
            recipient?: string;
            /** Основной */
            is_default?: boolean;
        };
        BankDetailRow: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            bank_name: string;
            bik: string;
            /** @description The last four digits; only the record contains the full number. */
            account_end: string;
            is_default: boolean;
            is_active: boolean;
            version: components["schemas"]["Version"];
        };
        BankDetailRowPage: {
            items: components["schemas"]["BankDetailRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        BankDetailStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["BankDetail"];
        };
        Barcode: string;
        Brand: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            kind: components["schemas"]["BrandKind"];
            country_code: string | null;
            logo_id: components["schemas"]["Id"] | null;
            is_original: boolean;
            is_active: boolean;
            /** Format: int32 */
            products_count: number;
            /**
             * Format: int32
             * @description Spellings of all sources.
             */
            aliases_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            site: string | null;
            /** Format: int32 */
            warranty_months: number | null;
            synonyms: string[];
        };
        BrandAlias: {
            id: components["schemas"]["Id"];
            source: components["schemas"]["AliasSource"];
            external_id: string | null;
            name: string;
            matchcode: string | null;
            /** Format: int32 */
            articles_count: number | null;
            brand_id: components["schemas"]["Id"] | null;
            brand: components["schemas"]["Reference"] | null;
            status: components["schemas"]["LegacyStatus"];
            /** Format: int32 */
            seen_count: number;
            /** Format: date-time */
            last_seen_at: string | null;
            /** @description Candidates of an unassigned spelling, most similar first. */
            suggestions: components["schemas"]["SimilarBrand"][];
            version: components["schemas"]["Version"];
        };
        BrandAliasPage: {
            items: components["schemas"]["BrandAlias"][];
            meta: components["schemas"]["PageMeta"];
        };
        BrandAliasRow: {
            /** Источник */
            source: components["schemas"]["AliasSource"];
            /** Написание */
            name: components["schemas"]["BrandSpelling"];
            /** Код в источнике */
            external_id?: string | null;
            /** Код поиска */
            matchcode?: string | null;
            /**
             * Артикулов
             * Format: int32
             */
            articles_count?: number | null;
            /**
             * Бренд
             * @description Null unassigns; omitted, it stays unchanged.
             */
            brand_id?: components["schemas"]["Id"] | null;
        };
        BrandChanges: {
            /** Название */
            name?: string;
            /**
             * Адрес в ссылке
             * @description Derived from the name if omitted.
             */
            slug?: string;
            /** Вид */
            kind?: components["schemas"]["BrandKind"];
            /** Страна */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** Логотип */
            logo_id?: components["schemas"]["Id"] | null;
            /** Сайт */
            site?: string | null;
            /** Оригинальные запчасти */
            is_original?: boolean;
            /**
             * Гарантия, мес.
             * Format: int32
             */
            warranty_months?: number | null;
            /**
             * Синонимы
             * @description The brand's spellings of the source «other».
             */
            synonyms?: components["schemas"]["BrandSpelling"][];
            /**
             * Объединить с брендом
             * @description Moves everything of the brand to the target, returns the target, and deletes the brand. No other field changes.
             */
            merge_into_id?: components["schemas"]["Id"];
        };
        BrandInput: {
            /** Название */
            name: string;
            /**
             * Адрес в ссылке
             * @description Derived from the name if omitted.
             */
            slug?: string;
            /** Вид */
            kind: components["schemas"]["BrandKind"];
            /** Страна */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** Логотип */
            logo_id?: components["schemas"]["Id"] | null;
            /** Сайт */
            site?: string | null;
            /** Оригинальные запчасти */
            is_original?: boolean;
            /**
             * Гарантия, мес.
             * Format: int32
             */
            warranty_months?: number | null;
            /**
             * Синонимы
             * @description The brand's spellings of the source «other».
             */
            synonyms?: components["schemas"]["BrandSpelling"][];
        };
        /** @enum {string} */
        BrandKind: "oem" | "aftermarket" | "own";
        BrandModeration: {
            id: components["schemas"]["Id"];
            number: string;
            proposed_name: string;
            company: components["schemas"]["Reference"];
            status: components["schemas"]["ModerationStatus"];
            resolution: components["schemas"]["BrandResolution"] | null;
            target_brand: components["schemas"]["Reference"] | null;
            /** @description A member of staff; null for sellers. */
            assignee: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            assigned_until: string | null;
            /** Format: date-time */
            due_at: string;
            is_overdue: boolean;
            /** Format: int32 */
            attempt: number;
            /**
             * Format: int32
             * @description Cards that wait for the brand.
             */
            products_count: number;
            author: components["schemas"]["Reference"] | null;
            decided_by: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            decided_at: string | null;
            version: components["schemas"]["Version"];
            company_id: components["schemas"]["Id"];
            target_brand_id: components["schemas"]["Id"] | null;
            proposed_synonyms: string[];
            site: string | null;
            country_code: string | null;
            document_ids: components["schemas"]["Id"][];
            samples: string[];
            /** @description Candidate brands, equal names first. */
            similar: components["schemas"]["SimilarBrand"][];
            reasons: components["schemas"]["ModerationReason"][];
            comment_public: string | null;
            /** @description Null for sellers. */
            comment_internal: string | null;
            history: components["schemas"]["StatusHistoryEntry"][];
            available_statuses: {
                status: components["schemas"]["ModerationStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
        };
        /** @description Staff correct the proposal and add notes that sellers do not see. */
        BrandModerationChanges: {
            /** Бренд */
            proposed_name?: string;
            /** Синонимы */
            proposed_synonyms?: components["schemas"]["BrandSpelling"][];
            /** Сайт */
            site?: string | null;
            /** Страна */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** Документы */
            document_ids?: components["schemas"]["Id"][];
            /** Примеры артикулов */
            samples?: components["schemas"]["SampleArticle"][];
            /** Комментарий для сотрудников */
            comment_internal?: string | null;
        };
        BrandModerationInput: {
            /** Бренд */
            proposed_name: string;
            /** Синонимы */
            proposed_synonyms?: components["schemas"]["BrandSpelling"][];
            /** Сайт */
            site?: string | null;
            /** Страна */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** Документы */
            document_ids?: components["schemas"]["Id"][];
            /** Примеры артикулов */
            samples?: components["schemas"]["SampleArticle"][];
            /** Продавец */
            company_id: components["schemas"]["Id"];
        };
        BrandModerationRow: {
            id: components["schemas"]["Id"];
            number: string;
            proposed_name: string;
            company: components["schemas"]["Reference"];
            status: components["schemas"]["ModerationStatus"];
            resolution: components["schemas"]["BrandResolution"] | null;
            target_brand: components["schemas"]["Reference"] | null;
            /** @description A member of staff; null for sellers. */
            assignee: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            assigned_until: string | null;
            /** Format: date-time */
            due_at: string;
            is_overdue: boolean;
            /** Format: int32 */
            attempt: number;
            /**
             * Format: int32
             * @description Cards that wait for the brand.
             */
            products_count: number;
            author: components["schemas"]["Reference"] | null;
            decided_by: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            decided_at: string | null;
            version: components["schemas"]["Version"];
        };
        BrandModerationRowPage: {
            items: components["schemas"]["BrandModerationRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        BrandModerationStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["BrandModeration"];
        };
        BrandModerationStatusChange: {
            /** Статус */
            status: components["schemas"]["ModerationStatus"];
            /**
             * Решение
             * @description The outcome of an approval: a new brand, or a spelling of `target_brand_id`.
             * @enum {string}
             */
            resolution?: "created" | "merged";
            /** Бренд в каталоге */
            target_brand_id?: components["schemas"]["Id"];
            /**
             * Вид
             * @description The kind of a newly created brand.
             */
            kind?: components["schemas"]["BrandKind"];
            /** Причины */
            reasons?: components["schemas"]["GivenModerationReason"][];
            /** Комментарий для автора */
            comment_public?: string | null;
            /** Комментарий для сотрудников */
            comment_internal?: string | null;
            /**
             * Заявка
             * @description The changed fields of a resubmitted request.
             */
            proposal?: {
                /** Бренд */
                proposed_name?: string;
                /** Синонимы */
                proposed_synonyms?: components["schemas"]["BrandSpelling"][];
                /** Сайт */
                site?: string | null;
                /** Страна */
                country_code?: components["schemas"]["CountryCode"] | null;
                /** Документы */
                document_ids?: components["schemas"]["Id"][];
                /** Примеры артикулов */
                samples?: components["schemas"]["SampleArticle"][];
            };
        };
        /**
         * @description The outcome of a brand request.
         * @enum {string}
         */
        BrandResolution: "created" | "merged" | "rejected";
        BrandRow: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            kind: components["schemas"]["BrandKind"];
            country_code: string | null;
            logo_id: components["schemas"]["Id"] | null;
            is_original: boolean;
            is_active: boolean;
            /** Format: int32 */
            products_count: number;
            /**
             * Format: int32
             * @description Spellings of all sources.
             */
            aliases_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        BrandRowPage: {
            items: components["schemas"]["BrandRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        BrandSpelling: string;
        /** @description The record has changed since it was read; `current` is what it is now */
        BrandStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Brand"];
        };
        Broadcast: {
            /** Заголовок */
            title: string;
            /** Текст */
            body: string;
            /**
             * Роли
             * @description The roles of the recipients; without roles, all users.
             */
            role_ids?: components["schemas"]["Id"][];
        };
        /** @description A record of a bulk change, with the version that the caller saw. */
        BulkItem: {
            /** Запись */
            id: components["schemas"]["Id"];
            /** Версия */
            version: components["schemas"]["Version"];
        };
        BulkItems: {
            /** Записи */
            items: components["schemas"]["BulkItem"][];
        };
        /** @description Unchanged because a rule refused them. */
        BulkResult: {
            /** Format: int32 */
            processed: number;
            skipped: components["schemas"]["SkippedItem"][];
            /** @description The changed records with their new versions, for an undo; empty for a dry run. */
            changed: components["schemas"]["BulkItem"][];
        };
        /** @enum {string} */
        CarBody: "sedan" | "hatchback" | "wagon" | "suv" | "minivan" | "pickup" | "van" | "coupe" | "other";
        CarBrand: {
            id: components["schemas"]["Id"];
            name: string;
            name_ru: string | null;
            slug: string;
            country_code: components["schemas"]["CountryCode"] | null;
            logo_id: components["schemas"]["Id"] | null;
            is_popular: boolean;
            /** Format: int32 */
            year_from: number | null;
            /** Format: int32 */
            year_to: number | null;
            /** Format: int32 */
            tecdoc_id: number | null;
            /** Format: int32 */
            position: number;
            is_active: boolean;
            /** Format: int32 */
            models_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        CarBrandChanges: {
            /** Название */
            name?: string;
            /** Название по-русски */
            name_ru?: string | null;
            /**
             * Адрес в ссылке
             * @description Derived from the name if omitted.
             */
            slug?: components["schemas"]["SlugText"];
            /** Страна */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** Логотип */
            logo_id?: components["schemas"]["Id"] | null;
            /** Популярная */
            is_popular?: boolean;
            /** Год начала */
            year_from?: components["schemas"]["CarYear"] | null;
            /** Год окончания */
            year_to?: components["schemas"]["CarYear"] | null;
            /**
             * Код TecDoc
             * Format: int32
             */
            tecdoc_id?: number | null;
        };
        CarBrandInput: {
            /** Название */
            name: string;
            /** Название по-русски */
            name_ru?: string | null;
            /**
             * Адрес в ссылке
             * @description Derived from the name if omitted.
             */
            slug?: components["schemas"]["SlugText"];
            /** Страна */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** Логотип */
            logo_id?: components["schemas"]["Id"] | null;
            /** Популярная */
            is_popular?: boolean;
            /** Год начала */
            year_from?: components["schemas"]["CarYear"] | null;
            /** Год окончания */
            year_to?: components["schemas"]["CarYear"] | null;
            /**
             * Код TecDoc
             * Format: int32
             */
            tecdoc_id?: number | null;
        };
        CarBrandPage: {
            items: components["schemas"]["CarBrand"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        CarBrandStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["CarBrand"];
        };
        CarModel: {
            id: components["schemas"]["Id"];
            car_brand_id: components["schemas"]["Id"];
            car_brand: components["schemas"]["Reference"];
            name: string;
            name_ru: string | null;
            slug: string;
            body: components["schemas"]["CarBody"];
            generation: string | null;
            /** Format: int32 */
            year_from: number;
            /** Format: int32 */
            year_to: number | null;
            /** Format: int32 */
            tecdoc_id: number | null;
            /** Format: int32 */
            position: number;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        CarModelChanges: {
            /** Марка */
            car_brand_id?: components["schemas"]["Id"];
            /** Название */
            name?: string;
            /** Название по-русски */
            name_ru?: string | null;
            /**
             * Адрес в ссылке
             * @description Unique within the make; derived from name and generation if omitted.
             */
            slug?: components["schemas"]["SlugText"];
            /** Кузов */
            body?: components["schemas"]["CarBody"];
            /** Поколение */
            generation?: string | null;
            /** Год начала */
            year_from?: components["schemas"]["CarYear"];
            /** Год окончания */
            year_to?: components["schemas"]["CarYear"] | null;
            /**
             * Код TecDoc
             * Format: int32
             */
            tecdoc_id?: number | null;
        };
        CarModelInput: {
            /** Марка */
            car_brand_id: components["schemas"]["Id"];
            /** Название */
            name: string;
            /** Название по-русски */
            name_ru?: string | null;
            /**
             * Адрес в ссылке
             * @description Unique within the make; derived from name and generation if omitted.
             */
            slug?: components["schemas"]["SlugText"];
            /** Кузов */
            body: components["schemas"]["CarBody"];
            /** Поколение */
            generation?: string | null;
            /** Год начала */
            year_from: components["schemas"]["CarYear"];
            /** Год окончания */
            year_to?: components["schemas"]["CarYear"] | null;
            /**
             * Код TecDoc
             * Format: int32
             */
            tecdoc_id?: number | null;
        };
        CarModelPage: {
            items: components["schemas"]["CarModel"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        CarModelStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["CarModel"];
        };
        /**
         * Format: int32
         * @description A year of production.
         */
        CarYear: number;
        /** @enum {string} */
        Carrier: "own" | "cdek" | "post" | "other";
        Category: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            parent_id: components["schemas"]["Id"] | null;
            /** @description From the root down, without the category itself. */
            ancestors: components["schemas"]["Reference"][];
            /** Format: int32 */
            depth: number;
            is_active: boolean;
            /** @description False if any ancestor is disabled. */
            effective_active: boolean;
            /** Format: int32 */
            children_count: number;
            /**
             * Format: int32
             * @description Own and inherited attributes.
             */
            attributes_count: number;
            /**
             * Format: int32
             * @description Counts of the category and its descendants.
             */
            products_count: number;
            marking_required: boolean;
            image_url: string | null;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            /** @description Ids from the root down, each with a trailing dot: `1.42.` */
            path: string;
            /** Format: int32 */
            position: number;
            image_id: components["schemas"]["Id"] | null;
            description: string | null;
            /** Format: int32 */
            weight_g: number | null;
            /** Format: int32 */
            length_mm: number | null;
            /** Format: int32 */
            width_mm: number | null;
            /** Format: int32 */
            height_mm: number | null;
            /** Format: date */
            marking_since: string | null;
            vat_default: components["schemas"]["VatRate"] | null;
            /** Format: int32 */
            age_limit: number | null;
            attributes: components["schemas"]["CategoryAttribute"][];
            /** @description Inherited attributes, including those that an own assignment overrides. */
            inherited_attributes: components["schemas"]["InheritedAttribute"][];
            /** Format: date-time */
            created_at: string;
        };
        CategoryAttribute: {
            attribute_id: components["schemas"]["Id"];
            attribute: components["schemas"]["Reference"];
            is_required: boolean;
            /** Format: int32 */
            position: number;
        };
        CategoryAttributeInput: {
            /** Характеристика */
            attribute_id: components["schemas"]["Id"];
            /** Обязательная */
            is_required?: boolean;
            /**
             * Место
             * Format: int32
             * @description The position among the category's attributes, including inherited ones.
             */
            position?: number;
        };
        /** @description Categories are created, moved and deleted in the tree. */
        CategoryChanges: {
            /** Название */
            name?: string;
            /** Адрес в ссылке */
            slug?: components["schemas"]["SlugText"];
            /** Изображение */
            image_id?: components["schemas"]["Id"] | null;
            /** Описание */
            description?: string | null;
            /**
             * Вес по умолчанию
             * @description Defaults of a new product of the category, in grams and millimetres.
             */
            weight_g?: components["schemas"]["Grams"] | null;
            /** Длина по умолчанию */
            length_mm?: components["schemas"]["Millimetres"] | null;
            /** Ширина по умолчанию */
            width_mm?: components["schemas"]["Millimetres"] | null;
            /** Высота по умолчанию */
            height_mm?: components["schemas"]["Millimetres"] | null;
            /** Обязательная маркировка */
            marking_required?: boolean;
            /**
             * Маркировка обязательна с
             * Format: date
             */
            marking_since?: string | null;
            /** Ставка НДС по умолчанию */
            vat_default?: components["schemas"]["VatRate"] | null;
            /**
             * Возрастное ограничение
             * Format: int32
             */
            age_limit?: number | null;
            /**
             * Характеристики
             * @description The category's own attributes. An own assignment overrides an inherited one.
             */
            attributes?: components["schemas"]["CategoryAttributeInput"][];
        };
        /** Format: int32 */
        CategoryLevel: number;
        CategoryNode: {
            id: components["schemas"]["Id"];
            parent_id: components["schemas"]["Id"] | null;
            name: string;
            slug: string;
            /** Format: int32 */
            position: number;
            /**
             * Format: int32
             * @description 1 for a root; 6 at most.
             */
            depth: number;
            /** @description Ids from the root down, each with a trailing dot: `1.42.` */
            path: string;
            is_active: boolean;
            /** @description False if any ancestor is disabled. */
            effective_active: boolean;
            /** Format: int32 */
            children_count: number;
            /**
             * Format: int32
             * @description Counts of the node and its descendants; only with `with_counts`.
             */
            products_count?: number;
            version: components["schemas"]["Version"];
        };
        CategoryNodeChange: {
            node: components["schemas"]["CategoryNode"];
            /** Format: int32 */
            tree_version: number;
        };
        CategoryNodeInput: {
            /** Родительская категория */
            parent_id?: components["schemas"]["Id"] | null;
            /** Название */
            name: string;
            /**
             * Адрес в ссылке
             * @description Derived from the name if omitted.
             */
            slug?: components["schemas"]["SlugText"];
            /**
             * Место
             * Format: int32
             * @description The position among its siblings, from 1; the end if omitted.
             */
            position?: number;
        };
        CategoryNodeMove: {
            /**
             * Родительская категория
             * @description Null for a root.
             */
            parent_id: components["schemas"]["Id"] | null;
            /**
             * Место
             * Format: int32
             * @description The position among the new siblings, from 1; larger numbers mean the end.
             */
            position: number;
            /**
             * Версия дерева
             * Format: int32
             * @description The version of the tree that was read; a different current version is a conflict.
             */
            tree_version: number;
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        CategoryNodeStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["CategoryNode"];
        };
        CategoryRow: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            parent_id: components["schemas"]["Id"] | null;
            /** @description From the root down, without the category itself. */
            ancestors: components["schemas"]["Reference"][];
            /** Format: int32 */
            depth: number;
            is_active: boolean;
            /** @description False if any ancestor is disabled. */
            effective_active: boolean;
            /** Format: int32 */
            children_count: number;
            /**
             * Format: int32
             * @description Own and inherited attributes.
             */
            attributes_count: number;
            /**
             * Format: int32
             * @description Counts of the category and its descendants.
             */
            products_count: number;
            marking_required: boolean;
            image_url: string | null;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        CategoryRowPage: {
            items: components["schemas"]["CategoryRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        CategoryStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Category"];
        };
        CategoryTree: {
            items: components["schemas"]["CategoryNode"][];
            /**
             * Format: int32
             * @description Grows with every change of the tree.
             */
            tree_version: number;
        };
        Change: {
            /** @description The entity's name in the change log. */
            entity: string;
            /** @description The changed records; null if they are too many to name, or no particular ones. */
            ids: components["schemas"]["Id"][] | null;
            /** @description The author of the change; null for scheduled changes. */
            by: components["schemas"]["Author"] | null;
        };
        /** @description The data of an event `changes`. */
        Changes: {
            items: components["schemas"]["Change"][];
        };
        City: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            type: components["schemas"]["CityType"];
            region: components["schemas"]["Reference"];
            federal_district: components["schemas"]["FederalDistrict"];
            time_zone: components["schemas"]["TimeZone"];
            /** Format: int32 */
            population: number | null;
            is_capital: boolean;
            is_popular: boolean;
            is_active: boolean;
            /**
             * Format: int32
             * @description Active shops, pickup points and service centres; a city with any of them cannot be disabled.
             */
            points_count: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            name_in: string;
            region_id: components["schemas"]["Id"];
            kladr_id: string | null;
            fias_id: string | null;
            postal_code: string | null;
            /** Format: double */
            lat: number;
            /** Format: double */
            lon: number;
            /** Format: date-time */
            created_at: string;
        };
        CityChanges: {
            /** Название */
            name?: string;
            /**
             * Где
             * @description The locative case for the storefront: «в Москве», «во Владивостоке».
             */
            name_in?: string;
            /**
             * Адрес в ссылке
             * @description Derived from the name if omitted.
             */
            slug?: components["schemas"]["SlugText"];
            /** Регион */
            region_id?: components["schemas"]["Id"];
            /** Тип */
            type?: components["schemas"]["CityType"];
            /** Код КЛАДР */
            kladr_id?: components["schemas"]["KladrId"] | null;
            /** Код ФИАС */
            fias_id?: components["schemas"]["FiasId"] | null;
            /** Индекс */
            postal_code?: components["schemas"]["PostalCode"] | null;
            /**
             * Часовой пояс
             * @description Inherits the region's zone if omitted.
             */
            time_zone?: components["schemas"]["TimeZone"];
            /** Широта */
            lat?: components["schemas"]["Latitude"];
            /** Долгота */
            lon?: components["schemas"]["Longitude"];
            /**
             * Население
             * Format: int32
             */
            population?: number | null;
            /** Центр региона */
            is_capital?: boolean;
            /** Популярный */
            is_popular?: boolean;
        };
        CityInput: {
            /** Название */
            name: string;
            /**
             * Где
             * @description The locative case for the storefront: «в Москве», «во Владивостоке».
             */
            name_in: string;
            /**
             * Адрес в ссылке
             * @description Derived from the name if omitted.
             */
            slug?: components["schemas"]["SlugText"];
            /** Регион */
            region_id: components["schemas"]["Id"];
            /** Тип */
            type: components["schemas"]["CityType"];
            /** Код КЛАДР */
            kladr_id?: components["schemas"]["KladrId"] | null;
            /** Код ФИАС */
            fias_id?: components["schemas"]["FiasId"] | null;
            /** Индекс */
            postal_code?: components["schemas"]["PostalCode"] | null;
            /**
             * Часовой пояс
             * @description Inherits the region's zone if omitted.
             */
            time_zone?: components["schemas"]["TimeZone"];
            /** Широта */
            lat: components["schemas"]["Latitude"];
            /** Долгота */
            lon: components["schemas"]["Longitude"];
            /**
             * Население
             * Format: int32
             */
            population?: number | null;
            /** Центр региона */
            is_capital?: boolean;
            /** Популярный */
            is_popular?: boolean;
        };
        CityRow: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            type: components["schemas"]["CityType"];
            region: components["schemas"]["Reference"];
            federal_district: components["schemas"]["FederalDistrict"];
            time_zone: components["schemas"]["TimeZone"];
            /** Format: int32 */
            population: number | null;
            is_capital: boolean;
            is_popular: boolean;
            is_active: boolean;
            /**
             * Format: int32
             * @description Active shops, pickup points and service centres; a city with any of them cannot be disabled.
             */
            points_count: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        CityRowPage: {
            items: components["schemas"]["CityRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        CityStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["City"];
        };
        /** @enum {string} */
        CityType: "г" | "пгт" | "с" | "п";
        /** @description The marketplace's share of a sale. A rule applies if all its terms match; a rule without terms always applies. */
        Commission: {
            id: components["schemas"]["Id"];
            company_id: components["schemas"]["Id"] | null;
            company: components["schemas"]["Reference"] | null;
            category_id: components["schemas"]["Id"] | null;
            /** @description Includes its descendants. */
            category: components["schemas"]["Reference"] | null;
            brand_id: components["schemas"]["Id"] | null;
            brand: components["schemas"]["Reference"] | null;
            /**
             * Format: int32
             * @description Basis points: 1250 is 12.5 %.
             */
            rate_bp: number;
            /**
             * Format: int64
             * @description The minimum per piece.
             */
            min_kopecks: number | null;
            /**
             * Format: int64
             * @description Per piece, added to the share.
             */
            fixed_kopecks: number | null;
            /** Format: date */
            valid_from: string;
            /** Format: date */
            valid_to: string | null;
            comment: string | null;
            /** @description Has no terms, always applies, and cannot be deleted. */
            is_default: boolean;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        CommissionCandidate: {
            id: components["schemas"]["Id"];
            company_id: components["schemas"]["Id"] | null;
            company: components["schemas"]["Reference"] | null;
            category_id: components["schemas"]["Id"] | null;
            /** @description Includes its descendants. */
            category: components["schemas"]["Reference"] | null;
            brand_id: components["schemas"]["Id"] | null;
            brand: components["schemas"]["Reference"] | null;
            /**
             * Format: int32
             * @description Basis points: 1250 is 12.5 %.
             */
            rate_bp: number;
            /**
             * Format: int64
             * @description The minimum per piece.
             */
            min_kopecks: number | null;
            /**
             * Format: int64
             * @description Per piece, added to the share.
             */
            fixed_kopecks: number | null;
            /** Format: date */
            valid_from: string;
            /** Format: date */
            valid_to: string | null;
            comment: string | null;
            /** @description Has no terms, always applies, and cannot be deleted. */
            is_default: boolean;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            is_winner: boolean;
            /** @description Why another rule won; null for the winner. */
            reason: string | null;
            /**
             * Format: int64
             * @description The commission by this rule.
             */
            commission_kopecks: number;
        };
        CommissionPage: {
            items: components["schemas"]["Commission"][];
            meta: components["schemas"]["PageMeta"];
        };
        CommissionResolution: {
            /** @description All rules that match the sale, the applicable one first. */
            candidates: components["schemas"]["CommissionCandidate"][];
            /** Format: int32 */
            rate_bp: number;
            /** Format: int64 */
            commission_kopecks: number;
        };
        /** @description A row of the grid or of a file; company, category, brand and the first day are its key. */
        CommissionUpsertRow: {
            /** Продавец */
            company_id?: components["schemas"]["Id"] | null;
            /** Категория */
            category_id?: components["schemas"]["Id"] | null;
            /** Бренд */
            brand_id?: components["schemas"]["Id"] | null;
            /**
             * Продавец
             * @description Replaces the id, as the next two do.
             */
            company?: components["schemas"]["TermName"] | null;
            /** Категория */
            category?: components["schemas"]["TermName"] | null;
            /** Бренд */
            brand?: components["schemas"]["TermName"] | null;
            /**
             * Ставка
             * Format: int32
             */
            rate_bp: number;
            /** Не меньше */
            min_kopecks?: components["schemas"]["Kopecks"] | null;
            /** Фиксированная часть */
            fixed_kopecks?: components["schemas"]["Kopecks"] | null;
            /**
             * Действует с
             * Format: date
             */
            valid_from: string;
            /**
             * Действует по
             * Format: date
             */
            valid_to?: string | null;
            /** Комментарий */
            comment?: string | null;
        };
        Company: {
            id: components["schemas"]["Id"];
            trade_name: string;
            short_name: string;
            inn: string;
            type: components["schemas"]["CompanyType"];
            status: components["schemas"]["CompanyStatus"];
            manager: components["schemas"]["Reference"] | null;
            /** Format: int32 */
            products_count: number;
            /** Format: int32 */
            active_offers_count: number;
            /** Format: int32 */
            open_orders_count: number;
            /**
             * Format: double
             * @description Of one to five.
             */
            rating: number | null;
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
            opf: string;
            full_name: string;
            slug: string;
            kpp: string | null;
            ogrn: string | null;
            okpo: string | null;
            okved: string | null;
            tax_system: components["schemas"]["TaxSystem"];
            vat_rate: components["schemas"]["VatRate"];
            head: components["schemas"]["CompanyHead"] | null;
            phone: string;
            email: string;
            site: string | null;
            logo_id: components["schemas"]["Id"] | null;
            description: string | null;
            manager_id: components["schemas"]["Id"] | null;
            payout_frequency: components["schemas"]["PayoutFrequency"];
            /** Format: int32 */
            payout_delay_days: number;
            /** Format: date-time */
            suspended_until: string | null;
            /** Format: int32 */
            cancel_rate_bp: number;
            /** @description A change of the requisites by the seller waits for approval by staff. */
            has_pending_moderation: boolean;
            available_statuses: {
                status: components["schemas"]["CompanyStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            /** Format: date-time */
            updated_at: string;
        };
        CompanyAddress: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            type: components["schemas"]["CompanyAddressType"];
            /** @description The whole address in one line. */
            full_text: string;
            region: components["schemas"]["Reference"];
            city: components["schemas"]["Reference"] | null;
            version: components["schemas"]["Version"];
            company_id: components["schemas"]["Id"];
            region_id: components["schemas"]["Id"];
            city_id: components["schemas"]["Id"] | null;
            postal_code: string;
            street: string;
            house: string;
            building: string | null;
            office: string | null;
            fias_id: string | null;
            kladr_id: string | null;
            /** Format: double */
            lat: number | null;
            /** Format: double */
            lon: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CompanyAddressChanges: {
            /** Тип адреса */
            type?: components["schemas"]["CompanyAddressType"];
            /** Регион */
            region_id?: components["schemas"]["Id"];
            /** Город */
            city_id?: components["schemas"]["Id"] | null;
            /** Индекс */
            postal_code?: string;
            /** Улица */
            street?: string;
            /** Дом */
            house?: string;
            /** Корпус */
            building?: string | null;
            /** Офис */
            office?: string | null;
            /** Код ФИАС */
            fias_id?: string | null;
            /** Код КЛАДР */
            kladr_id?: string | null;
            /**
             * Широта
             * Format: double
             */
            lat?: number | null;
            /**
             * Долгота
             * Format: double
             */
            lon?: number | null;
        };
        CompanyAddressInput: {
            /** Продавец */
            company_id: components["schemas"]["Id"];
            /** Тип адреса */
            type: components["schemas"]["CompanyAddressType"];
            /** Регион */
            region_id: components["schemas"]["Id"];
            /** Город */
            city_id?: components["schemas"]["Id"] | null;
            /** Индекс */
            postal_code: string;
            /** Улица */
            street: string;
            /** Дом */
            house: string;
            /** Корпус */
            building?: string | null;
            /** Офис */
            office?: string | null;
            /** Код ФИАС */
            fias_id?: string | null;
            /** Код КЛАДР */
            kladr_id?: string | null;
            /**
             * Широта
             * Format: double
             */
            lat?: number | null;
            /**
             * Долгота
             * Format: double
             */
            lon?: number | null;
        };
        CompanyAddressRow: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            type: components["schemas"]["CompanyAddressType"];
            /** @description The whole address in one line. */
            full_text: string;
            region: components["schemas"]["Reference"];
            city: components["schemas"]["Reference"] | null;
            version: components["schemas"]["Version"];
        };
        CompanyAddressRowPage: {
            items: components["schemas"]["CompanyAddressRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        CompanyAddressStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["CompanyAddress"];
        };
        /** @enum {string} */
        CompanyAddressType: "legal" | "actual" | "postal" | "return";
        CompanyChanges: {
            /** Тип */
            type?: components["schemas"]["CompanyType"];
            /** Организационно-правовая форма */
            opf?: string;
            /** Полное наименование */
            full_name?: string;
            /** Краткое наименование */
            short_name?: string;
            /** Название на витрине */
            trade_name?: string;
            /** ИНН */
            inn?: string;
            /** КПП */
            kpp?: string | null;
            /** ОГРН/ОГРНИП */
            ogrn?: string | null;
            /** ОКПО */
            okpo?: string | null;
            /** ОКВЭД */
            okved?: string | null;
            /** Режим налогообложения */
            tax_system?: components["schemas"]["TaxSystem"];
            /** Ставка НДС */
            vat_rate?: components["schemas"]["VatRate"];
            /** Руководитель */
            head?: components["schemas"]["CompanyHead"] | null;
            /** Телефон */
            phone?: components["schemas"]["Phone"];
            /** Эл. почта */
            email?: components["schemas"]["Email"];
            /** Сайт */
            site?: string | null;
            /** Логотип */
            logo_id?: components["schemas"]["Id"] | null;
            /** Описание */
            description?: string | null;
            /** Менеджер */
            manager_id?: components["schemas"]["Id"] | null;
            /** Частота выплат */
            payout_frequency?: components["schemas"]["PayoutFrequency"];
            /**
             * Отсрочка выплат, дней
             * Format: int32
             */
            payout_delay_days?: number;
        };
        /** @description The signatory of the company and the legal basis: the charter or a power of attorney. */
        CompanyHead: {
            /** Фамилия */
            last_name: string;
            /** Имя */
            first_name: string;
            /** Отчество */
            middle_name: string | null;
            /** Должность */
            position: string;
            /** Действует на основании */
            basis: string;
        };
        CompanyInput: {
            /** Тип */
            type: components["schemas"]["CompanyType"];
            /** Организационно-правовая форма */
            opf: string;
            /** Полное наименование */
            full_name: string;
            /** Краткое наименование */
            short_name: string;
            /** Название на витрине */
            trade_name: string;
            /** ИНН */
            inn: string;
            /** КПП */
            kpp?: string | null;
            /** ОГРН/ОГРНИП */
            ogrn?: string | null;
            /** ОКПО */
            okpo?: string | null;
            /** ОКВЭД */
            okved?: string | null;
            /** Режим налогообложения */
            tax_system: components["schemas"]["TaxSystem"];
            /** Ставка НДС */
            vat_rate: components["schemas"]["VatRate"];
            /** Руководитель */
            head?: components["schemas"]["CompanyHead"] | null;
            /** Телефон */
            phone: components["schemas"]["Phone"];
            /** Эл. почта */
            email: components["schemas"]["Email"];
            /** Сайт */
            site?: string | null;
            /** Логотип */
            logo_id?: components["schemas"]["Id"] | null;
            /** Описание */
            description?: string | null;
            /** Менеджер */
            manager_id?: components["schemas"]["Id"] | null;
            /** Частота выплат */
            payout_frequency?: components["schemas"]["PayoutFrequency"];
            /**
             * Отсрочка выплат, дней
             * Format: int32
             */
            payout_delay_days?: number;
        };
        CompanyRow: {
            id: components["schemas"]["Id"];
            trade_name: string;
            short_name: string;
            inn: string;
            type: components["schemas"]["CompanyType"];
            status: components["schemas"]["CompanyStatus"];
            manager: components["schemas"]["Reference"] | null;
            /** Format: int32 */
            products_count: number;
            /** Format: int32 */
            active_offers_count: number;
            /** Format: int32 */
            open_orders_count: number;
            /**
             * Format: double
             * @description Of one to five.
             */
            rating: number | null;
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
        };
        CompanyRowPage: {
            items: components["schemas"]["CompanyRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        CompanyStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Company"];
        };
        /** @enum {string} */
        CompanyStatus: "draft" | "pending" | "active" | "suspended" | "terminated" | "rejected";
        /** @enum {string} */
        CompanyType: "legal" | "entrepreneur" | "self_employed";
        /** @description A proposed field in words: names instead of ids and codes, lists with a line per item; null if empty. */
        ComparedField: {
            /** @description As in `changed_fields`; each attribute of a card is separate: `attribute_values.12`. */
            field: string;
            /** @description The name of an attribute; other fields have the labels of their form. */
            name: string | null;
            before: string | null;
            after: string | null;
            current: string | null;
            is_changed: boolean;
            /** @description Another user has changed it meanwhile. */
            is_moved: boolean;
        };
        Contract: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            number: string;
            type: components["schemas"]["ContractType"];
            /** Format: date */
            signed_at: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string | null;
            auto_renewal: boolean;
            status: components["schemas"]["ContractStatus"];
            /** @description True if it is active, ends within 30 days and does not renew itself. */
            ends_soon: boolean;
            version: components["schemas"]["Version"];
            company_id: components["schemas"]["Id"];
            file_ids: components["schemas"]["Id"][];
            files: components["schemas"]["ContractFile"][];
            payout_frequency: components["schemas"]["PayoutFrequency"] | null;
            /** Format: int32 */
            payout_delay_days: number | null;
            available_statuses: {
                status: components["schemas"]["ContractStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Of an active contract only the files, the renewal and the end can change. */
        ContractChanges: {
            /** Номер */
            number?: string;
            /** Вид */
            type?: components["schemas"]["ContractType"];
            /**
             * Дата подписания
             * Format: date
             */
            signed_at?: string;
            /**
             * Дата начала
             * Format: date
             */
            start_date?: string;
            /**
             * Дата окончания
             * Format: date
             */
            end_date?: string | null;
            /** Автопродление */
            auto_renewal?: boolean;
            /** Файлы */
            file_ids?: components["schemas"]["Id"][];
            /**
             * Частота выплат
             * @description Overrides the company's own.
             */
            payout_frequency?: components["schemas"]["PayoutFrequency"] | null;
            /**
             * Отсрочка выплат, дней
             * Format: int32
             */
            payout_delay_days?: number | null;
        };
        ContractFile: {
            id: components["schemas"]["Id"];
            name: string;
            mime: string;
            /** Format: int32 */
            size: number;
        };
        ContractInput: {
            /** Продавец */
            company_id: components["schemas"]["Id"];
            /** Номер */
            number: string;
            /** Вид */
            type: components["schemas"]["ContractType"];
            /**
             * Дата подписания
             * Format: date
             */
            signed_at: string;
            /**
             * Дата начала
             * Format: date
             */
            start_date: string;
            /**
             * Дата окончания
             * Format: date
             */
            end_date?: string | null;
            /** Автопродление */
            auto_renewal?: boolean;
            /** Файлы */
            file_ids?: components["schemas"]["Id"][];
            /**
             * Частота выплат
             * @description Overrides the company's own.
             */
            payout_frequency?: components["schemas"]["PayoutFrequency"] | null;
            /**
             * Отсрочка выплат, дней
             * Format: int32
             */
            payout_delay_days?: number | null;
        };
        ContractRow: {
            id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            number: string;
            type: components["schemas"]["ContractType"];
            /** Format: date */
            signed_at: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string | null;
            auto_renewal: boolean;
            status: components["schemas"]["ContractStatus"];
            /** @description True if it is active, ends within 30 days and does not renew itself. */
            ends_soon: boolean;
            version: components["schemas"]["Version"];
        };
        ContractRowPage: {
            items: components["schemas"]["ContractRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        ContractStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Contract"];
        };
        /** @enum {string} */
        ContractStatus: "draft" | "active" | "expired" | "terminated";
        /** @enum {string} */
        ContractType: "agency" | "commission" | "supply" | "service";
        /** @description ISO 3166-1, two letters. */
        CountryCode: string;
        Credentials: {
            /** Эл. почта */
            email: components["schemas"]["Email"];
            /**
             * Пароль
             * Format: password
             */
            password: string;
        };
        Cross: {
            /** Бренд */
            brand_id: components["schemas"]["Id"];
            /** Артикул */
            article: string;
            /** Вид замены */
            kind: components["schemas"]["CrossKind"];
            brand: components["schemas"]["Reference"];
        };
        CrossInput: {
            /** Бренд */
            brand_id: components["schemas"]["Id"];
            /** Артикул */
            article: string;
            /** Вид замены */
            kind: components["schemas"]["CrossKind"];
        };
        /** @enum {string} */
        CrossKind: "analog" | "replacement" | "superseded";
        /** @description Hours and minutes of a day, 24:00 at its end. */
        DayTime: string;
        DeletedCount: {
            /** Format: int32 */
            count: number;
        };
        Delivery: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            type: components["schemas"]["DeliveryType"];
            carrier: components["schemas"]["Carrier"];
            cutoff: components["schemas"]["TimeOfDay"];
            /** Format: int32 */
            assembly_minutes: number;
            /** Format: int32 */
            max_weight_g: number | null;
            /** Format: int32 */
            max_side_mm: number | null;
            /** Format: int32 */
            rates_count: number;
            is_active: boolean;
            /** Format: int32 */
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            rates: components["schemas"]["StoredDeliveryRate"][];
            /** @description Names of the zones in `rates`. */
            regions: components["schemas"]["Reference"][];
            cities: components["schemas"]["Reference"][];
        };
        DeliveryChanges: {
            /** Код */
            code?: string;
            /** Название */
            name?: string;
            /** Тип */
            type?: components["schemas"]["DeliveryType"];
            /** Перевозчик */
            carrier?: components["schemas"]["Carrier"];
            /**
             * Приём заказов до
             * @description Orders confirmed before this time are shipped on the same day.
             */
            cutoff?: components["schemas"]["TimeOfDay"];
            /**
             * Сборка, мин
             * Format: int32
             */
            assembly_minutes?: number;
            /**
             * Наибольший вес, г
             * Format: int32
             */
            max_weight_g?: number | null;
            /**
             * Наибольшая сторона, мм
             * Format: int32
             */
            max_side_mm?: number | null;
            /** Тарифы */
            rates?: components["schemas"]["DeliveryRate"][];
        };
        DeliveryInput: {
            /** Код */
            code: string;
            /** Название */
            name: string;
            /** Тип */
            type: components["schemas"]["DeliveryType"];
            /** Перевозчик */
            carrier: components["schemas"]["Carrier"];
            /**
             * Приём заказов до
             * @description Orders confirmed before this time are shipped on the same day.
             */
            cutoff: components["schemas"]["TimeOfDay"];
            /**
             * Сборка, мин
             * Format: int32
             */
            assembly_minutes: number;
            /**
             * Наибольший вес, г
             * Format: int32
             */
            max_weight_g?: number | null;
            /**
             * Наибольшая сторона, мм
             * Format: int32
             */
            max_side_mm?: number | null;
            /** Тарифы */
            rates?: components["schemas"]["DeliveryRate"][];
        };
        DeliveryQuote: {
            delivery: components["schemas"]["Reference"];
            type: components["schemas"]["DeliveryType"];
            carrier: components["schemas"]["Carrier"];
            /** @enum {string} */
            zone: "city" | "region" | "default";
            price_kopecks: components["schemas"]["Kopecks"];
            /** Format: int32 */
            days_min: number;
            /** Format: int32 */
            days_max: number;
        };
        DeliveryQuotes: {
            items: components["schemas"]["DeliveryQuote"][];
        };
        /** @description The price of a weight tier in a zone: a city, a region, or everywhere else if neither is named. */
        DeliveryRate: {
            /** Регион */
            region_id?: components["schemas"]["Id"] | null;
            /** Город */
            city_id?: components["schemas"]["Id"] | null;
            /**
             * Вес от, г
             * Format: int32
             */
            weight_from_g: number;
            /**
             * Вес до, г
             * Format: int32
             * @description Exclusive: the next tier begins here.
             */
            weight_to_g: number;
            /** Цена */
            price_kopecks: components["schemas"]["Kopecks"];
            /** Бесплатно от */
            free_from_kopecks?: components["schemas"]["Kopecks"] | null;
            /**
             * Дней от
             * Format: int32
             */
            days_min: number;
            /**
             * Дней до
             * Format: int32
             */
            days_max: number;
        };
        DeliveryRow: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            type: components["schemas"]["DeliveryType"];
            carrier: components["schemas"]["Carrier"];
            cutoff: components["schemas"]["TimeOfDay"];
            /** Format: int32 */
            assembly_minutes: number;
            /** Format: int32 */
            max_weight_g: number | null;
            /** Format: int32 */
            max_side_mm: number | null;
            /** Format: int32 */
            rates_count: number;
            is_active: boolean;
            /** Format: int32 */
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        DeliveryRowPage: {
            items: components["schemas"]["DeliveryRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        DeliveryStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Delivery"];
        };
        /** @enum {string} */
        DeliveryType: "courier" | "pickup" | "post";
        /** Format: email */
        Email: string;
        ErrorBody: {
            data: components["schemas"]["ErrorData"];
        };
        ErrorData: {
            /** Format: int32 */
            status: number;
            message: string;
            /** @description Field name (dotted for nested ones) to its messages. */
            details?: {
                [key: string]: string[];
            };
        };
        /** @enum {string} */
        ExportFormat: "csv" | "xlsx";
        /**
         * @description The languages of the panel.
         * @enum {number}
         */
        FailureStatus: 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503;
        /** @enum {string} */
        FederalDistrict: "Центральный" | "Северо-Западный" | "Южный" | "Северо-Кавказский" | "Приволжский" | "Уральский" | "Сибирский" | "Дальневосточный";
        /** @description Of the federal address system. */
        FiasId: string;
        /** @description Field names to values, written as in the record's input. */
        FieldValues: {
            [key: string]: unknown;
        };
        File: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["FileKind"];
            /** @description The original file name. */
            name: string;
            mime: string;
            /**
             * Format: int32
             * @description Bytes.
             */
            size: number;
            /**
             * Format: int32
             * @description Pixels of an image.
             */
            width: number | null;
            /** Format: int32 */
            height: number | null;
            /** @description The URL of a public picture, also in small: `-640` or `-160` before `.webp`. All other files are read through `files.content`. */
            url: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @description The kind of record that a file belongs to; the permission to create or change such a record allows uploading its files.
         * @enum {string}
         */
        FileEntity: "product" | "category" | "brand" | "car-brand" | "company" | "contract" | "store-point" | "brand-moderation";
        /** @enum {string} */
        FileKind: "image" | "document";
        /** Format: int32 */
        FileLine: number;
        GivenModerationReason: {
            /** Причина */
            reason_id: components["schemas"]["Id"];
            /**
             * Поле
             * @description The subject of the reason.
             */
            field?: string | null;
            /** Комментарий */
            comment?: string | null;
        };
        /** Format: int32 */
        Grams: number;
        HistoryPieces: {
            /** @description The id of the sub-order's item. */
            id: components["schemas"]["Id"];
            name: string;
            /** Format: int32 */
            quantity: number;
        };
        /** Format: int64 */
        Id: number;
        InheritedAttribute: {
            attribute_id: components["schemas"]["Id"];
            attribute: components["schemas"]["Reference"];
            is_required: boolean;
            /** Format: int32 */
            position: number;
            /** @description The nearest ancestor with the attribute. */
            category: components["schemas"]["Reference"];
        };
        /** @description Of the Russian classifier of addresses, 13 digits. */
        KladrId: string;
        /**
         * Format: int64
         * @description Kopecks.
         */
        Kopecks: number;
        LatestBuilds: {
            /** @description The id of the panel's newest build. */
            build: string;
        };
        /** Format: double */
        Latitude: number;
        LegacyCarBrand: {
            /** @description Its id in the previous system. */
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["LegacyStatus"];
            mapped_to: components["schemas"]["Reference"] | null;
            /** @description Why it is ignored. */
            note: string | null;
            /** @description A similar record of ours exists. */
            has_candidate: boolean;
            /** Format: date-time */
            migrated_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            /** Format: int32 */
            models_count: number;
            mapped_to_id: components["schemas"]["Id"] | null;
            /** @description The original data. */
            payload: {
                [key: string]: unknown;
            };
            /** @description Prefilled values for a new record of ours. */
            suggestion: components["schemas"]["CarBrandChanges"];
            models: components["schemas"]["LegacyCarModel"][];
        };
        LegacyCarBrandCandidate: {
            id: components["schemas"]["Id"];
            label: string;
            hint: string | null;
            /** @description All compared fields are equal. */
            is_exact: boolean;
        };
        LegacyCarBrandCandidates: {
            items: components["schemas"]["LegacyCarBrandCandidate"][];
        };
        LegacyCarBrandRow: {
            /** @description Its id in the previous system. */
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["LegacyStatus"];
            mapped_to: components["schemas"]["Reference"] | null;
            /** @description Why it is ignored. */
            note: string | null;
            /** @description A similar record of ours exists. */
            has_candidate: boolean;
            /** Format: date-time */
            migrated_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            /** Format: int32 */
            models_count: number;
        };
        LegacyCarBrandRowPage: {
            items: components["schemas"]["LegacyCarBrandRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        LegacyCarBrandStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["LegacyCarBrand"];
        };
        LegacyCarModel: {
            name: string;
            /** Format: int32 */
            year_from: number | null;
            /** Format: int32 */
            year_to: number | null;
        };
        LegacyCity: {
            /** @description Its id in the previous system. */
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["LegacyStatus"];
            mapped_to: components["schemas"]["Reference"] | null;
            /** @description Why it is ignored. */
            note: string | null;
            /** @description A similar record of ours exists. */
            has_candidate: boolean;
            /** Format: date-time */
            migrated_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            region_name: string;
            mapped_to_id: components["schemas"]["Id"] | null;
            /** @description The original data. */
            payload: {
                [key: string]: unknown;
            };
            /** @description Prefilled values for a new record of ours. */
            suggestion: components["schemas"]["CityChanges"];
        };
        LegacyCityCandidate: {
            id: components["schemas"]["Id"];
            label: string;
            hint: string | null;
            /** @description All compared fields are equal. */
            is_exact: boolean;
            /**
             * Format: int32
             * @description The distance between the two, if both coordinates are known.
             */
            distance_km: number | null;
        };
        LegacyCityCandidates: {
            items: components["schemas"]["LegacyCityCandidate"][];
        };
        LegacyCityRow: {
            /** @description Its id in the previous system. */
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["LegacyStatus"];
            mapped_to: components["schemas"]["Reference"] | null;
            /** @description Why it is ignored. */
            note: string | null;
            /** @description A similar record of ours exists. */
            has_candidate: boolean;
            /** Format: date-time */
            migrated_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            region_name: string;
        };
        LegacyCityRowPage: {
            items: components["schemas"]["LegacyCityRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        LegacyCityStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["LegacyCity"];
        };
        LegacyProduct: {
            /** @description Its id in the previous system. */
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["LegacyStatus"];
            mapped_to: components["schemas"]["Reference"] | null;
            /** @description Why it is ignored. */
            note: string | null;
            /** @description A similar record of ours exists. */
            has_candidate: boolean;
            /** Format: date-time */
            migrated_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            article: string;
            brand_name: string;
            category_name: string | null;
            mapped_to_id: components["schemas"]["Id"] | null;
            /** @description The original data. */
            payload: {
                [key: string]: unknown;
            };
            /** @description Prefilled values for a new record of ours. */
            suggestion: components["schemas"]["ProductChanges"];
        };
        LegacyProductCandidate: {
            id: components["schemas"]["Id"];
            label: string;
            hint: string | null;
            /** @description All compared fields are equal. */
            is_exact: boolean;
            status: components["schemas"]["ProductStatus"];
        };
        LegacyProductCandidates: {
            items: components["schemas"]["LegacyProductCandidate"][];
        };
        LegacyProductRow: {
            /** @description Its id in the previous system. */
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["LegacyStatus"];
            mapped_to: components["schemas"]["Reference"] | null;
            /** @description Why it is ignored. */
            note: string | null;
            /** @description A similar record of ours exists. */
            has_candidate: boolean;
            /** Format: date-time */
            migrated_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            article: string;
            brand_name: string;
            category_name: string | null;
        };
        LegacyProductRowPage: {
            items: components["schemas"]["LegacyProductRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        LegacyProductStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["LegacyProduct"];
        };
        /** @enum {string} */
        LegacyStatus: "unmapped" | "mapped" | "ignored";
        /** @enum {string} */
        Locale: "ru" | "en" | "kk" | "be";
        /** Format: double */
        Longitude: number;
        ManagedRouteRule: {
            id: components["schemas"]["Id"];
            path: string;
            redirect: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        ManagedRouteRulePage: {
            items: components["schemas"]["ManagedRouteRule"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        ManagedRouteRuleStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["ManagedRouteRule"];
        };
        MapsScript: {
            /** @description The script's URL with the language and the key, or null without a key. */
            script: string | null;
        };
        /** @description Texts for search engines of a record; null fields are not set yet. */
        MetaData: {
            entity: components["schemas"]["MetaDataEntity"];
            entity_id: components["schemas"]["Id"];
            entity_label: string;
            city_id: components["schemas"]["Id"] | null;
            h1: string | null;
            title: string | null;
            description: string | null;
            text: string | null;
            /** @description The texts of all cities, if a city was requested. */
            general: components["schemas"]["MetaDataTexts"] | null;
            /** Format: date-time */
            updated_at: string | null;
        };
        /** @enum {string} */
        MetaDataEntity: "category" | "brand" | "city";
        /** @description By record and city; without a city it applies to all cities. Omitted fields stay unchanged, null clears them. */
        MetaDataInput: {
            /** Вид записи */
            entity: components["schemas"]["MetaDataEntity"];
            /** Запись */
            entity_id: components["schemas"]["Id"];
            /** Город */
            city_id?: components["schemas"]["Id"] | null;
            /** Заголовок H1 */
            h1?: string | null;
            /** Заголовок для поиска */
            title?: string | null;
            /** Описание для поиска */
            description?: string | null;
            /** Текст */
            text?: string | null;
        };
        MetaDataRow: {
            id: components["schemas"]["Id"];
            entity: components["schemas"]["MetaDataEntity"];
            entity_id: components["schemas"]["Id"];
            /** @description Null if the record is deleted. */
            entity_label: string | null;
            city: components["schemas"]["Reference"] | null;
            h1: string | null;
            title: string | null;
            description: string | null;
            has_text: boolean;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        MetaDataRowPage: {
            items: components["schemas"]["MetaDataRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        MetaDataTexts: {
            h1: string | null;
            title: string | null;
            description: string | null;
            text: string | null;
        };
        /** Format: int32 */
        Millimetres: number;
        /** @enum {string} */
        ModeratedEntity: "product" | "company" | "store-point" | "bank-detail";
        Moderation: {
            id: components["schemas"]["Id"];
            number: string;
            entity: components["schemas"]["ModeratedEntity"];
            entity_id: components["schemas"]["Id"];
            entity_label: string;
            kind: components["schemas"]["ModerationKind"];
            company: components["schemas"]["Reference"] | null;
            status: components["schemas"]["ModerationStatus"];
            priority: components["schemas"]["ModerationPriority"];
            /** @description A member of staff; null for sellers. */
            assignee: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            assigned_until: string | null;
            /** Format: date-time */
            due_at: string;
            is_overdue: boolean;
            /** Format: int32 */
            attempt: number;
            changed_fields: string[];
            author: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            decided_by: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            decided_at: string | null;
            version: components["schemas"]["Version"];
            company_id: components["schemas"]["Id"] | null;
            /** @description The values that the proposal replaces; null for a new record. */
            before: components["schemas"]["FieldValues"] | null;
            after: components["schemas"]["FieldValues"];
            /** @description The current values of the proposed fields; null if the record is deleted. */
            current: components["schemas"]["FieldValues"] | null;
            /** @description The record's version of `current`, and the version at the proposal's creation. */
            current_version: components["schemas"]["Version"] | null;
            entity_version: components["schemas"]["Version"];
            /** @description Proposed fields that another user has changed meanwhile. */
            moved_fields: string[];
            /** @description `before`, `after` and `current` in words, side by side. */
            comparison: components["schemas"]["ComparedField"][];
            /** @description The pictures in the compared values. */
            images: components["schemas"]["ModerationImage"][];
            duplicates: components["schemas"]["ModerationDuplicate"][];
            reasons: components["schemas"]["ModerationReason"][];
            comment_public: string | null;
            /** @description Null for sellers. */
            comment_internal: string | null;
            history: components["schemas"]["StatusHistoryEntry"][];
            available_statuses: {
                status: components["schemas"]["ModerationStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
        };
        ModerationChanges: {
            /** Приоритет */
            priority?: components["schemas"]["ModerationPriority"];
            /** Комментарий для сотрудников */
            comment_internal?: string | null;
        };
        /** @description Another record that may be a duplicate. */
        ModerationDuplicate: {
            id: components["schemas"]["Id"];
            label: string;
            hint: string | null;
            status: string;
        };
        /** @description A picture in a compared value. */
        ModerationImage: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: int32 */
            width: number | null;
            /** Format: int32 */
            height: number | null;
            /** @description Null if the picture is read through `files.content`. */
            url: string | null;
        };
        ModerationInput: {
            /** Объект */
            entity: components["schemas"]["ModeratedEntity"];
            /** Запись */
            entity_id: components["schemas"]["Id"];
            /** Изменения */
            changes: components["schemas"]["ProposedChange"][];
        };
        /** @enum {string} */
        ModerationKind: "create" | "update";
        /** @enum {string} */
        ModerationPriority: "high" | "normal" | "low";
        ModerationReason: {
            reason: components["schemas"]["Reference"];
            field: string | null;
            comment: string | null;
            /** @description Visible to the seller. */
            text_public: string | null;
        };
        ModerationRow: {
            id: components["schemas"]["Id"];
            number: string;
            entity: components["schemas"]["ModeratedEntity"];
            entity_id: components["schemas"]["Id"];
            entity_label: string;
            kind: components["schemas"]["ModerationKind"];
            company: components["schemas"]["Reference"] | null;
            status: components["schemas"]["ModerationStatus"];
            priority: components["schemas"]["ModerationPriority"];
            /** @description A member of staff; null for sellers. */
            assignee: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            assigned_until: string | null;
            /** Format: date-time */
            due_at: string;
            is_overdue: boolean;
            /** Format: int32 */
            attempt: number;
            changed_fields: string[];
            author: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            decided_by: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            decided_at: string | null;
            version: components["schemas"]["Version"];
        };
        ModerationRowPage: {
            items: components["schemas"]["ModerationRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        ModerationStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Moderation"];
        };
        /**
         * @description The state of a seller's proposal: a change of a record, or a new brand.
         * @enum {string}
         */
        ModerationStatus: "new" | "in_work" | "approved" | "rejected" | "revision" | "cancelled";
        ModerationStatusChange: {
            /** Статус */
            status: components["schemas"]["ModerationStatus"];
            /** Причины */
            reasons?: components["schemas"]["GivenModerationReason"][];
            /** Комментарий для автора */
            comment_public?: string | null;
            /** Комментарий для сотрудников */
            comment_internal?: string | null;
            /**
             * Версия записи
             * @description The record's version that the proposal was compared with; defaults to the version at its creation.
             */
            compared_version?: components["schemas"]["Version"];
            /**
             * Изменения
             * @description The changed proposal of a resubmitted request; unchanged if omitted.
             */
            changes?: components["schemas"]["ProposedChange"][];
        };
        /** Format: password */
        NewPassword: string;
        NextInQueue: {
            id: components["schemas"]["Id"] | null;
        };
        Notification: {
            id: components["schemas"]["Id"];
            /** @description The event of the notification; `broadcast` is a message of staff. */
            type: string;
            title: string;
            body: string;
            /** @description The record that it links to. */
            entity: string | null;
            entity_id: components["schemas"]["Id"] | null;
            is_read: boolean;
            /** Format: date-time */
            read_at: string | null;
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
        };
        NotificationChanges: {
            /** Прочитано */
            is_read: boolean;
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        NotificationStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Notification"];
        };
        NotificationType: string;
        OemNumber: {
            /** Марка автомобиля */
            car_brand_id: components["schemas"]["Id"];
            /** OEM-номер */
            number: string;
            car_brand: components["schemas"]["Reference"];
        };
        OemNumberInput: {
            /** Марка автомобиля */
            car_brand_id: components["schemas"]["Id"];
            /** OEM-номер */
            number: string;
        };
        /** @enum {string} */
        OfferStatus: "draft" | "active" | "disabled" | "blocked" | "archived";
        OpeningDay: components["schemas"]["OpeningInterval"][];
        OpeningDayItem: components["schemas"]["OpeningInterval"][];
        /** @description The hours of one date, empty on a day off; they override the week and public holidays. */
        OpeningException: {
            /**
             * Дата
             * Format: date
             */
            date: string;
            /** Часы */
            hours: components["schemas"]["OpeningDay"];
        };
        /** @description Ordered by date, each date once. */
        OpeningExceptions: components["schemas"]["OpeningException"][];
        OpeningInterval: {
            /** Открытие */
            from: components["schemas"]["DayTime"];
            /** Закрытие */
            to: components["schemas"]["DayTime"];
        };
        OperationReason: {
            id: components["schemas"]["Id"];
            code: string;
            operations: components["schemas"]["ReasonOperation"][];
            name: string;
            text_public: string | null;
            initiator: components["schemas"]["ReasonInitiator"] | null;
            requires_comment: boolean;
            affects_rating: boolean;
            order_statuses: components["schemas"]["SubOrderStatus"][];
            subjects: components["schemas"]["ReasonSubject"][];
            staff_only: boolean;
            /** @description The code and operations of a system reason cannot change, and it cannot be deleted. */
            is_system: boolean;
            is_active: boolean;
            /** Format: int32 */
            position: number;
            /** Format: int32 */
            usage_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        OperationReasonChanges: {
            /** Код */
            code?: string;
            /** Операции */
            operations?: components["schemas"]["ReasonOperation"][];
            /** Название */
            name?: string;
            /** Текст для продавца и покупателя */
            text_public?: string | null;
            /** Чья вина */
            initiator?: components["schemas"]["ReasonInitiator"] | null;
            /** Нужен комментарий */
            requires_comment?: boolean;
            /** Влияет на рейтинг продавца */
            affects_rating?: boolean;
            /**
             * В каких состояниях подзаказа
             * @description Applies to every one if empty.
             */
            order_statuses?: components["schemas"]["SubOrderStatus"][];
            /**
             * О каких заявках
             * @description Applies to every subject if empty.
             */
            subjects?: components["schemas"]["ReasonSubject"][];
            /** Указывают только сотрудники */
            staff_only?: boolean;
        };
        OperationReasonInput: {
            /** Код */
            code: string;
            /** Операции */
            operations: components["schemas"]["ReasonOperation"][];
            /** Название */
            name: string;
            /** Текст для продавца и покупателя */
            text_public?: string | null;
            /** Чья вина */
            initiator?: components["schemas"]["ReasonInitiator"] | null;
            /** Нужен комментарий */
            requires_comment?: boolean;
            /** Влияет на рейтинг продавца */
            affects_rating?: boolean;
            /**
             * В каких состояниях подзаказа
             * @description Applies to every one if empty.
             */
            order_statuses?: components["schemas"]["SubOrderStatus"][];
            /**
             * О каких заявках
             * @description Applies to every subject if empty.
             */
            subjects?: components["schemas"]["ReasonSubject"][];
            /** Указывают только сотрудники */
            staff_only?: boolean;
        };
        OperationReasonPage: {
            items: components["schemas"]["OperationReason"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        OperationReasonStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["OperationReason"];
        };
        /** @description An option of a select. */
        Option: {
            id: components["schemas"]["Id"];
            label: string;
            hint: string | null;
            is_active: boolean;
        };
        Options: {
            items: components["schemas"]["Option"][];
        };
        Order: {
            id: components["schemas"]["Id"];
            number: string;
            /** Format: date-time */
            placed_at: string;
            buyer_name: string;
            buyer_phone: string;
            city: components["schemas"]["Reference"];
            delivery_type: components["schemas"]["DeliveryType"];
            /** @description The remaining sum, without cancelled and returned pieces. */
            total_kopecks: components["schemas"]["Kopecks"];
            /** @description The original sum: goods minus the discount, plus delivery. */
            bought_kopecks: components["schemas"]["Kopecks"];
            paid_kopecks: components["schemas"]["Kopecks"];
            refunded_kopecks: components["schemas"]["Kopecks"];
            /**
             * Format: date-time
             * @description The latest one.
             */
            refunded_at: string | null;
            payment_system: components["schemas"]["Reference"];
            payment_status: components["schemas"]["PaymentStatus"];
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description The earliest deadline of unshipped sub-orders.
             */
            ship_by: string | null;
            /** @description The zone of the point with the earliest deadline. */
            ship_by_zone: components["schemas"]["TimeZone"] | null;
            is_overdue: boolean;
            source: components["schemas"]["OrderSource"];
            version: components["schemas"]["Version"];
            /** @description Null for sellers, as are address and comments, unless their own courier delivers. */
            buyer_email: string | null;
            city_id: components["schemas"]["Id"];
            pickup_point_id: components["schemas"]["Id"] | null;
            pickup_point: components["schemas"]["Reference"] | null;
            address: string | null;
            payment_system_id: components["schemas"]["Id"];
            items_kopecks: components["schemas"]["Kopecks"];
            delivery_kopecks: components["schemas"]["Kopecks"];
            discount_kopecks: components["schemas"]["Kopecks"];
            cancelled_kopecks: components["schemas"]["Kopecks"];
            returned_kopecks: components["schemas"]["Kopecks"];
            payments: components["schemas"]["OrderPayment"][];
            comment_buyer: string | null;
            comment_staff: string | null;
            /** @description Address and recipient can change until a part of the order is handed to delivery. */
            recipient_is_locked: boolean;
            sub_orders: components["schemas"]["SubOrderCard"][];
            /** @description The history of all sub-orders, newest first. */
            history: components["schemas"]["OrderHistoryEntry"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        OrderChanges: {
            /** Заметка сотрудников */
            comment_staff?: string | null;
            /** Покупатель */
            buyer_name?: string;
            /** Телефон */
            buyer_phone?: string;
            /** Эл. почта */
            buyer_email?: components["schemas"]["Email"] | null;
            /** Адрес */
            address?: string | null;
            /** Пункт выдачи */
            pickup_point_id?: components["schemas"]["Id"] | null;
        };
        OrderHistoryEntry: {
            id: components["schemas"]["Id"];
            from_status: string | null;
            to_status: string;
            reason: components["schemas"]["Reference"] | null;
            comment: string | null;
            /** Format: date-time */
            until: string | null;
            user: components["schemas"]["Author"] | null;
            /** Format: date-time */
            created_at: string;
            /** @description The pieces of a cancellation or a return. */
            pieces: components["schemas"]["HistoryPieces"][];
            paid_kopecks: components["schemas"]["Kopecks"];
            refunded_kopecks: components["schemas"]["Kopecks"];
            sub_order: components["schemas"]["Reference"];
        };
        OrderPart: {
            id: components["schemas"]["Id"];
            number: string;
            company: components["schemas"]["Reference"];
            status: components["schemas"]["SubOrderStatus"];
            version: components["schemas"]["Version"];
        };
        OrderPayment: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PaymentKind"];
            kopecks: components["schemas"]["Kopecks"];
            reason: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            created_at: string;
            sub_order: components["schemas"]["Reference"];
        };
        OrderRow: {
            id: components["schemas"]["Id"];
            number: string;
            /** Format: date-time */
            placed_at: string;
            buyer_name: string;
            buyer_phone: string;
            city: components["schemas"]["Reference"];
            delivery_type: components["schemas"]["DeliveryType"];
            /** @description The remaining sum, without cancelled and returned pieces. */
            total_kopecks: components["schemas"]["Kopecks"];
            /** @description The original sum: goods minus the discount, plus delivery. */
            bought_kopecks: components["schemas"]["Kopecks"];
            paid_kopecks: components["schemas"]["Kopecks"];
            refunded_kopecks: components["schemas"]["Kopecks"];
            /**
             * Format: date-time
             * @description The latest one.
             */
            refunded_at: string | null;
            payment_system: components["schemas"]["Reference"];
            payment_status: components["schemas"]["PaymentStatus"];
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description The earliest deadline of unshipped sub-orders.
             */
            ship_by: string | null;
            /** @description The zone of the point with the earliest deadline. */
            ship_by_zone: components["schemas"]["TimeZone"] | null;
            is_overdue: boolean;
            source: components["schemas"]["OrderSource"];
            version: components["schemas"]["Version"];
            sub_orders: components["schemas"]["OrderPart"][];
        };
        OrderRowPage: {
            items: components["schemas"]["OrderRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @enum {string} */
        OrderSource: "site" | "app" | "manual";
        /** @description The record has changed since it was read; `current` is what it is now */
        OrderStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Order"];
        };
        /** @enum {string} */
        OrderStatus: "new" | "awaiting_payment" | "processing" | "in_delivery" | "dispute" | "partially_completed" | "completed" | "cancelled" | "returned";
        OwnSession: {
            id: components["schemas"]["Id"];
            /** @description The session of this request. */
            is_current: boolean;
            /** Format: date-time */
            started_at: string;
            /**
             * Format: date-time
             * @description The time of its last token refresh.
             */
            seen_at: string;
            ip: string;
            user_agent: string;
        };
        OwnSessions: {
            items: components["schemas"]["OwnSession"][];
        };
        PageMeta: {
            /**
             * Format: int32
             * @description Exact up to 10 000; beyond, 10 000 with `total_is_exact` false.
             */
            total: number;
            total_is_exact: boolean;
            /** Format: int32 */
            page: number;
            /** Format: int32 */
            per_page: number;
            /** Format: int32 */
            page_count: number;
            /** @description Keyset cursor of the next page, where the list has one. */
            after?: string;
        };
        /** @description A page of the panel. */
        PanelPath: string;
        PasswordChange: {
            /**
             * Текущий пароль
             * Format: password
             */
            current_password: string;
            /** Новый пароль */
            password: components["schemas"]["NewPassword"];
            /**
             * Пароль ещё раз
             * Format: password
             */
            password_confirmation: string;
        };
        PasswordResetConfirmation: {
            /**
             * Ссылка
             * @description The single-use token of the mail's link, valid for 60 minutes.
             */
            hash: string;
            /** Новый пароль */
            password: components["schemas"]["NewPassword"];
            /**
             * Пароль ещё раз
             * Format: password
             */
            password_confirmation: string;
        };
        PasswordResetRequest: {
            /** Эл. почта */
            email: components["schemas"]["Email"];
        };
        /** @description A payment of the buyer or a refund. */
        Payment: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PaymentKind"];
            kopecks: components["schemas"]["Kopecks"];
            reason: components["schemas"]["Reference"] | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @enum {string} */
        PaymentKind: "payment" | "refund";
        /** @enum {string} */
        PaymentStatus: "pending" | "authorized" | "paid" | "partially_refunded" | "refunded" | "failed" | "cancelled";
        PaymentSystem: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            type: components["schemas"]["PaymentSystemType"];
            /** Format: int32 */
            fee_bp: number;
            is_active: boolean;
            /** Format: int32 */
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        PaymentSystemChanges: {
            /** Код */
            code?: string;
            /** Название */
            name?: string;
            /** Тип */
            type?: components["schemas"]["PaymentSystemType"];
            /**
             * Комиссия
             * Format: int32
             * @description Basis points: 250 is 2.5 %.
             */
            fee_bp?: number;
        };
        PaymentSystemInput: {
            /** Код */
            code: string;
            /** Название */
            name: string;
            /** Тип */
            type: components["schemas"]["PaymentSystemType"];
            /**
             * Комиссия
             * Format: int32
             * @description Basis points: 250 is 2.5 %.
             */
            fee_bp?: number;
        };
        PaymentSystemPage: {
            items: components["schemas"]["PaymentSystem"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        PaymentSystemStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["PaymentSystem"];
        };
        /** @enum {string} */
        PaymentSystemType: "card_online" | "sbp" | "card_on_delivery" | "cash_on_delivery" | "invoice" | "installments";
        /** @enum {string} */
        PayoutFrequency: "daily" | "weekly" | "biweekly" | "monthly";
        /**
         * @description `entity.action`: every pair that an operation requires.
         * @enum {string}
         */
        Permission: "attribute.index" | "attribute.list" | "attribute.view" | "attribute.create" | "attribute.update" | "attribute.delete" | "attribute.enable" | "attribute.disable" | "attribute.sort" | "attribute.generateTransliteName" | "attribute.export" | "brand.index" | "brand.list" | "brand.view" | "brand.create" | "brand.update" | "brand.delete" | "brand.enable" | "brand.disable" | "brand.generateTransliteName" | "brand.enableByIds" | "brand.disableByIds" | "brand.upsert" | "brand.deleteByParams" | "brand.export" | "car-brand.index" | "car-brand.list" | "car-brand.view" | "car-brand.create" | "car-brand.update" | "car-brand.delete" | "car-brand.enable" | "car-brand.disable" | "car-brand.sort" | "car-brand.generateTransliteName" | "car-model.index" | "car-model.list" | "car-model.view" | "car-model.create" | "car-model.update" | "car-model.delete" | "car-model.enable" | "car-model.disable" | "car-model.sort" | "car-model.generateTransliteName" | "category.index" | "category.list" | "category.view" | "category.update" | "category.enable" | "category.disable" | "category.generateTransliteName" | "category.enableByIds" | "category.disableByIds" | "category.export" | "category-tree.index" | "category-tree.view" | "category-tree.createNode" | "category-tree.moveNode" | "category-tree.deleteNode" | "category-tree.sort" | "product.index" | "product.list" | "product.view" | "product.create" | "product.update" | "product.delete" | "product.statusChange" | "product.generateTransliteName" | "product.moveToCategory" | "product.enableByIds" | "product.disableByIds" | "product.export" | "product-offer.index" | "product-offer.list" | "product-offer.view" | "product-offer.create" | "product-offer.update" | "product-offer.delete" | "product-offer.statusChange" | "product-offer.enable" | "product-offer.disable" | "product-offer.enableByIds" | "product-offer.disableByIds" | "product-offer.upsert" | "product-offer.export" | "setting.index" | "setting.view" | "setting.update" | "setting.upsert" | "notification.index" | "notification.list" | "notification.view" | "notification.create" | "notification.update" | "notification.delete" | "user.index" | "user.list" | "user.view" | "user.create" | "user.update" | "user.delete" | "user.statusChange" | "user.deactivationHistory" | "user.export" | "role.index" | "role.list" | "role.view" | "role.create" | "role.update" | "role.delete" | "role.attachUsers" | "role.detachUsers" | "permission.index" | "permission.list" | "city.index" | "city.list" | "city.view" | "city.create" | "city.update" | "city.delete" | "city.enable" | "city.disable" | "city.generateTransliteName" | "city.enableByIds" | "city.disableByIds" | "city.export" | "region.index" | "region.list" | "region.view" | "region.create" | "region.update" | "region.delete" | "region.enable" | "region.disable" | "translation.index" | "translation.list" | "translation.upsert" | "translation.deleteByParams" | "translation.export" | "meta-data.index" | "meta-data.view" | "meta-data.upsert" | "meta-data.deleteByParams" | "operation-reason.index" | "operation-reason.list" | "operation-reason.view" | "operation-reason.create" | "operation-reason.update" | "operation-reason.delete" | "operation-reason.enable" | "operation-reason.disable" | "operation-reason.sort" | "template.index" | "template.list" | "template.view" | "template.create" | "template.update" | "template.delete" | "template.enable" | "template.disable" | "company.index" | "company.list" | "company.view" | "company.create" | "company.update" | "company.delete" | "company.statusChange" | "company.deactivationHistory" | "company.attachUsers" | "company.detachUsers" | "company.export" | "storage.index" | "storage.view" | "store-point.index" | "store-point.list" | "store-point.view" | "store-point.create" | "store-point.update" | "store-point.delete" | "store-point.statusChange" | "store-point.deactivationHistory" | "store-point.enableByIds" | "store-point.disableByIds" | "store-point.export" | "bank-detail.index" | "bank-detail.list" | "bank-detail.view" | "bank-detail.create" | "bank-detail.update" | "bank-detail.delete" | "bank-detail.enable" | "bank-detail.disable" | "contract.index" | "contract.list" | "contract.view" | "contract.create" | "contract.update" | "contract.delete" | "contract.statusChange" | "contract.export" | "company-address.index" | "company-address.list" | "company-address.view" | "company-address.create" | "company-address.update" | "company-address.delete" | "commission.index" | "commission.list" | "commission.upsert" | "commission.deleteByParams" | "commission.export" | "order.index" | "order.list" | "order.view" | "order.update" | "order.statusChange" | "order.export" | "payment-system.index" | "payment-system.list" | "payment-system.view" | "payment-system.create" | "payment-system.update" | "payment-system.delete" | "payment-system.enable" | "payment-system.disable" | "payment-system.sort" | "delivery.index" | "delivery.list" | "delivery.view" | "delivery.create" | "delivery.update" | "delivery.delete" | "delivery.enable" | "delivery.disable" | "delivery.sort" | "delivery.export" | "log.index" | "log.view" | "audit-log.index" | "audit-log.view" | "audit-log.export" | "moderation.index" | "moderation.list" | "moderation.view" | "moderation.create" | "moderation.update" | "moderation.statusChange" | "moderation.export" | "brand-moderation.index" | "brand-moderation.list" | "brand-moderation.view" | "brand-moderation.create" | "brand-moderation.update" | "brand-moderation.statusChange" | "review.index" | "review.view" | "review.update" | "review.delete" | "review.statusChange" | "review.upsert" | "review.deleteByParams" | "review.export";
        PermissionEntry: {
            name: components["schemas"]["Permission"];
            entity: string;
            action: string;
            /** @description Whether a role of scope `own` narrows the grant to the user's companies. */
            scoped: boolean;
            /** Format: int32 */
            roles_count: number;
        };
        PermissionItem: {
            /** Право */
            name: components["schemas"]["Permission"];
        };
        PermissionList: {
            items: components["schemas"]["PermissionEntry"][];
        };
        /** @description A phone number in E.164. */
        Phone: string;
        /** @description The items to take from one point for several sub-orders. */
        PickingLine: {
            store_point: components["schemas"]["Reference"] | null;
            product_id: components["schemas"]["Id"];
            name: string;
            article: string;
            brand: string;
            /** Format: int32 */
            quantity: number;
            sub_orders: components["schemas"]["PickingPart"][];
        };
        PickingList: {
            items: components["schemas"]["PickingLine"][];
        };
        PickingPart: {
            id: components["schemas"]["Id"];
            number: string;
            /** Format: int32 */
            quantity: number;
        };
        /**
         * @description Of a picture: the longer side is 640 or 160 pixels.
         * @enum {string}
         */
        PictureSize: "medium" | "small";
        /** Format: int32 */
        Pieces: number;
        Place: {
            /** Объект */
            entity: components["schemas"]["AuditEntity"];
            /** Запись */
            entity_id: components["schemas"]["Id"];
        };
        PlaceReport: {
            /** Объект */
            entity: components["schemas"]["AuditEntity"];
            /** Запись */
            entity_id: components["schemas"]["Id"];
            /** Вносит изменения */
            is_editing: boolean;
        };
        PostalCode: string;
        /**
         * Format: int64
         * @description 1 ₽ to 100 000 000 ₽.
         */
        Price: number;
        /** @description Prices since a moment, newest first. */
        PriceHistory: {
            items: components["schemas"]["PriceState"][];
        };
        PriceState: {
            /** @description The row of the log; null for the initial price of an offer that is older than the log. */
            audit_id: components["schemas"]["Id"] | null;
            /** Format: date-time */
            at: string;
            price_kopecks: components["schemas"]["Kopecks"];
            old_price_kopecks: components["schemas"]["Kopecks"] | null;
            user: components["schemas"]["Author"] | null;
            source: components["schemas"]["AuditSource"] | null;
        };
        Product: {
            id: components["schemas"]["Id"];
            name: string;
            article: string;
            article_norm: string;
            /** @description Null while a request for a new brand is open. */
            brand: components["schemas"]["Reference"] | null;
            category: components["schemas"]["Reference"];
            company: components["schemas"]["Reference"] | null;
            condition: components["schemas"]["ProductCondition"];
            status: components["schemas"]["ProductStatus"];
            /** Format: int32 */
            completeness: number;
            /** Format: int32 */
            offers_count: number;
            min_price_kopecks: components["schemas"]["Kopecks"] | null;
            image_id: components["schemas"]["Id"] | null;
            /** @description The URL of the main photo; also in small: `-640` or `-160` before `.webp`. */
            image_url: string | null;
            has_pending_moderation: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            slug: string;
            brand_id: components["schemas"]["Id"] | null;
            category_id: components["schemas"]["Id"];
            /** @description From the root down, the category itself last. */
            category_path: components["schemas"]["Reference"][];
            company_id: components["schemas"]["Id"] | null;
            description: string | null;
            barcodes: string[];
            image_ids: components["schemas"]["Id"][];
            images: components["schemas"]["ProductImage"][];
            attribute_values: components["schemas"]["ProductAttributeValue"][];
            oem_numbers: components["schemas"]["OemNumber"][];
            crosses: components["schemas"]["Cross"][];
            applicability: components["schemas"]["Applicability"][];
            /** Format: int32 */
            weight_g: number;
            /** Format: int32 */
            length_mm: number;
            /** Format: int32 */
            width_mm: number;
            /** Format: int32 */
            height_mm: number;
            /** Format: int32 */
            pack_qty: number;
            vat_rate: components["schemas"]["VatRate"];
            country_code: string | null;
            tnved: string | null;
            marking_required: boolean;
            status_reason_id: components["schemas"]["Id"] | null;
            status_reason: components["schemas"]["Reference"] | null;
            /** Format: double */
            rating: number | null;
            /** @description Whether offers of any state exist: even a draft with offers is archived, not deleted. */
            is_offered: boolean;
            /** @description The open request with proposed changes. */
            pending_moderation_id: components["schemas"]["Id"] | null;
            available_statuses: {
                status: components["schemas"]["ProductStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
        };
        /** @description The attributes of a category's cards. */
        ProductAttribute: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["AttributeType"];
            unit: string | null;
            group: string | null;
            is_required: boolean;
            /** Format: double */
            min_value: number | null;
            /** Format: double */
            max_value: number | null;
            /** Format: int32 */
            precision: number | null;
            /** Format: int32 */
            max_length: number | null;
            pattern: string | null;
            /** @description Free text is allowed besides the listed values. */
            allow_custom: boolean;
            values: components["schemas"]["ProductAttributeOption"][];
        };
        /** @description A disabled value is not offered, but stays where it was chosen. */
        ProductAttributeOption: {
            id: components["schemas"]["Id"];
            value: string;
            is_active: boolean;
        };
        ProductAttributeValue: {
            /** Характеристика */
            attribute_id: components["schemas"]["Id"];
            /** Значение */
            value: components["schemas"]["AttributeAnswer"];
        };
        ProductChanges: {
            /** Название */
            name?: string;
            /**
             * Адрес в ссылке
             * @description Derived from the name if omitted.
             */
            slug?: string;
            /** Артикул */
            article?: string;
            /** Бренд */
            brand_id?: components["schemas"]["Id"];
            /** Категория */
            category_id?: components["schemas"]["Id"];
            /**
             * Автор карточки
             * @description Null is a card of the marketplace itself; a seller with one company may omit it.
             */
            company_id?: components["schemas"]["Id"] | null;
            /** Описание */
            description?: string | null;
            /** Штрихкоды */
            barcodes?: components["schemas"]["Barcode"][];
            /**
             * Фото
             * @description The main photo comes first.
             */
            image_ids?: components["schemas"]["Id"][];
            /** Характеристики */
            attribute_values?: components["schemas"]["ProductAttributeValue"][];
            /** OEM-номера */
            oem_numbers?: components["schemas"]["OemNumberInput"][];
            /** Кроссы */
            crosses?: components["schemas"]["CrossInput"][];
            /** Применяемость */
            applicability?: components["schemas"]["ApplicabilityInput"][];
            /** Состояние */
            condition?: components["schemas"]["ProductCondition"];
            /**
             * Вес, г
             * Format: int32
             */
            weight_g?: number;
            /**
             * Длина, мм
             * Format: int32
             */
            length_mm?: number;
            /**
             * Ширина, мм
             * Format: int32
             */
            width_mm?: number;
            /**
             * Высота, мм
             * Format: int32
             */
            height_mm?: number;
            /**
             * Кратность
             * Format: int32
             */
            pack_qty?: number;
            /** Ставка НДС */
            vat_rate?: components["schemas"]["VatRate"];
            /** Страна */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** ТН ВЭД */
            tnved?: string | null;
        };
        /** @enum {string} */
        ProductCondition: "new" | "remanufactured" | "used";
        ProductImage: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Also in small: `-640` or `-160` before `.webp`. */
            url: string;
            /** Format: int32 */
            width: number | null;
            /** Format: int32 */
            height: number | null;
        };
        ProductInput: {
            /** Название */
            name: string;
            /**
             * Адрес в ссылке
             * @description Derived from the name if omitted.
             */
            slug?: string;
            /** Артикул */
            article: string;
            /** Бренд */
            brand_id: components["schemas"]["Id"];
            /** Категория */
            category_id: components["schemas"]["Id"];
            /**
             * Автор карточки
             * @description Null is a card of the marketplace itself; a seller with one company may omit it.
             */
            company_id?: components["schemas"]["Id"] | null;
            /** Описание */
            description?: string | null;
            /** Штрихкоды */
            barcodes?: components["schemas"]["Barcode"][];
            /**
             * Фото
             * @description The main photo comes first.
             */
            image_ids?: components["schemas"]["Id"][];
            /** Характеристики */
            attribute_values?: components["schemas"]["ProductAttributeValue"][];
            /** OEM-номера */
            oem_numbers?: components["schemas"]["OemNumberInput"][];
            /** Кроссы */
            crosses?: components["schemas"]["CrossInput"][];
            /** Применяемость */
            applicability?: components["schemas"]["ApplicabilityInput"][];
            /** Состояние */
            condition?: components["schemas"]["ProductCondition"];
            /**
             * Вес, г
             * Format: int32
             */
            weight_g: number;
            /**
             * Длина, мм
             * Format: int32
             */
            length_mm: number;
            /**
             * Ширина, мм
             * Format: int32
             */
            width_mm: number;
            /**
             * Высота, мм
             * Format: int32
             */
            height_mm: number;
            /**
             * Кратность
             * Format: int32
             */
            pack_qty?: number;
            /** Ставка НДС */
            vat_rate: components["schemas"]["VatRate"];
            /** Страна */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** ТН ВЭД */
            tnved?: string | null;
        };
        ProductOffer: {
            id: components["schemas"]["Id"];
            company_id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            product_id: components["schemas"]["Id"];
            product: components["schemas"]["Reference"];
            image_url: string | null;
            article: string;
            brand: components["schemas"]["Reference"] | null;
            seller_sku: string;
            price_kopecks: components["schemas"]["Kopecks"];
            old_price_kopecks: components["schemas"]["Kopecks"] | null;
            status: components["schemas"]["OfferStatus"];
            /**
             * Format: int32
             * @description The sum of all stocks, without reserved pieces.
             */
            available: number;
            out_of_stock: boolean;
            /** @description The price differs much from the last one on sale, so the offer is off sale until staff confirm it. */
            price_quarantine: boolean;
            /** @description The price that the check compares with. */
            last_price_kopecks: components["schemas"]["Kopecks"] | null;
            stocks: components["schemas"]["Stock"][];
            /** Format: int32 */
            delivery_days_min: number;
            /** Format: int32 */
            delivery_days_max: number;
            available_statuses: {
                status: components["schemas"]["OfferStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            vat_rate: components["schemas"]["VatRate"];
            /** Format: int32 */
            min_order: number;
            /** Format: int32 */
            commission_bp_effective: number | null;
            /** Format: date-time */
            created_at: string;
        };
        ProductOfferChanges: {
            /** Артикул продавца */
            seller_sku?: string;
            /** Цена */
            price_kopecks?: components["schemas"]["Price"];
            /** Старая цена */
            old_price_kopecks?: components["schemas"]["Price"] | null;
            /**
             * Ставка НДС
             * @description Defaults to the product's own.
             */
            vat_rate?: components["schemas"]["VatRate"];
            /** Остатки */
            stocks?: components["schemas"]["StockInput"][];
            /**
             * Минимальный заказ
             * Format: int32
             */
            min_order?: number;
            /**
             * Срок от, дней
             * Format: int32
             */
            delivery_days_min?: number;
            /**
             * Срок до, дней
             * Format: int32
             */
            delivery_days_max?: number;
        };
        /**
         * @description A row of a price list. The offer is identified by its seller and the seller's own article, or by its seller and the product;
         *     the product by its number, or by its article, with the brand if several products share it. The seller is given by id, or by name or
         *     number as text, and may be omitted by users who act for only one. Points that the row does not name keep their stock.
         */
        ProductOfferImportRow: {
            /** Продавец */
            company_id?: components["schemas"]["Id"];
            /** Продавец */
            company?: string;
            /** Артикул продавца */
            seller_sku?: string;
            /** Товар */
            product_id?: components["schemas"]["Id"];
            /** Бренд */
            brand?: string;
            /** Артикул */
            article?: string;
            /** Цена */
            price_kopecks: components["schemas"]["Price"];
            /** Старая цена */
            old_price_kopecks?: components["schemas"]["Price"] | null;
            /** Ставка НДС */
            vat_rate?: components["schemas"]["VatRate"];
            /**
             * Минимальный заказ
             * Format: int32
             */
            min_order?: number;
            /**
             * Срок от, дней
             * Format: int32
             */
            delivery_days_min?: number;
            /**
             * Срок до, дней
             * Format: int32
             */
            delivery_days_max?: number;
            /** Остатки */
            stocks?: components["schemas"]["StockRow"][];
            /**
             * Версия
             * @description The values that the row replaces: it is refused if the offer has changed since.
             */
            version?: components["schemas"]["Version"];
        };
        ProductOfferInput: {
            /** Продавец */
            company_id: components["schemas"]["Id"];
            /** Товар */
            product_id: components["schemas"]["Id"];
            /** Артикул продавца */
            seller_sku: string;
            /** Цена */
            price_kopecks: components["schemas"]["Price"];
            /** Старая цена */
            old_price_kopecks?: components["schemas"]["Price"] | null;
            /**
             * Ставка НДС
             * @description Defaults to the product's own.
             */
            vat_rate?: components["schemas"]["VatRate"];
            /** Остатки */
            stocks?: components["schemas"]["StockInput"][];
            /**
             * Минимальный заказ
             * Format: int32
             */
            min_order?: number;
            /**
             * Срок от, дней
             * Format: int32
             */
            delivery_days_min?: number;
            /**
             * Срок до, дней
             * Format: int32
             */
            delivery_days_max?: number;
        };
        ProductOfferRow: {
            id: components["schemas"]["Id"];
            company_id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            product_id: components["schemas"]["Id"];
            product: components["schemas"]["Reference"];
            image_url: string | null;
            article: string;
            brand: components["schemas"]["Reference"] | null;
            seller_sku: string;
            price_kopecks: components["schemas"]["Kopecks"];
            old_price_kopecks: components["schemas"]["Kopecks"] | null;
            status: components["schemas"]["OfferStatus"];
            /**
             * Format: int32
             * @description The sum of all stocks, without reserved pieces.
             */
            available: number;
            out_of_stock: boolean;
            /** @description The price differs much from the last one on sale, so the offer is off sale until staff confirm it. */
            price_quarantine: boolean;
            /** @description The price that the check compares with. */
            last_price_kopecks: components["schemas"]["Kopecks"] | null;
            stocks: components["schemas"]["Stock"][];
            /** Format: int32 */
            delivery_days_min: number;
            /** Format: int32 */
            delivery_days_max: number;
            available_statuses: {
                status: components["schemas"]["OfferStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        ProductOfferRowPage: {
            items: components["schemas"]["ProductOfferRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        ProductOfferStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["ProductOffer"];
        };
        ProductRow: {
            id: components["schemas"]["Id"];
            name: string;
            article: string;
            article_norm: string;
            /** @description Null while a request for a new brand is open. */
            brand: components["schemas"]["Reference"] | null;
            category: components["schemas"]["Reference"];
            company: components["schemas"]["Reference"] | null;
            condition: components["schemas"]["ProductCondition"];
            status: components["schemas"]["ProductStatus"];
            /** Format: int32 */
            completeness: number;
            /** Format: int32 */
            offers_count: number;
            min_price_kopecks: components["schemas"]["Kopecks"] | null;
            image_id: components["schemas"]["Id"] | null;
            /** @description The URL of the main photo; also in small: `-640` or `-160` before `.webp`. */
            image_url: string | null;
            has_pending_moderation: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        ProductRowPage: {
            items: components["schemas"]["ProductRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        ProductStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Product"];
        };
        /** @enum {string} */
        ProductStatus: "draft" | "on_moderation" | "active" | "rejected" | "disabled" | "blocked" | "archived";
        Profile: {
            id: components["schemas"]["Id"];
            email: string;
            last_name: string;
            first_name: string;
            middle_name: string | null;
            phone: string | null;
            position: string | null;
            time_zone: components["schemas"]["TimeZone"];
            company_ids: components["schemas"]["Id"][];
            roles: components["schemas"]["ProfileRole"][];
            version: components["schemas"]["Version"];
        };
        /** @description The fields that users may change themselves. */
        ProfileChanges: {
            /** Фамилия */
            last_name?: string;
            /** Имя */
            first_name?: string;
            /** Отчество */
            middle_name?: string | null;
            /** Телефон */
            phone?: string | null;
            /** Часовой пояс */
            time_zone?: components["schemas"]["TimeZone"];
        };
        ProfileRole: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            scope: components["schemas"]["RoleScope"];
            permissions: components["schemas"]["PermissionItem"][];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        ProfileStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Profile"];
        };
        /** @description A field of the record and its proposed value, as its update takes it. */
        ProposedChange: {
            /** Поле */
            field: string;
            /** Значение */
            value: unknown;
        };
        /** @enum {string} */
        ReasonInitiator: "seller" | "buyer" | "marketplace" | "delivery" | "system";
        /** @enum {string} */
        ReasonOperation: "order_cancel" | "order_return" | "product_reject" | "product_block" | "moderation_reject" | "moderation_revision" | "company_suspend" | "company_terminate" | "contract_terminate" | "store_point_pause" | "store_point_close" | "user_block" | "review_reject" | "review_hide";
        ReasonOption: {
            id: components["schemas"]["Id"];
            label: string;
            hint: string | null;
            is_active: boolean;
            requires_comment: boolean;
            /** @description Counts against the seller. */
            affects_rating: boolean;
        };
        ReasonOptions: {
            items: components["schemas"]["ReasonOption"][];
        };
        /**
         * @description The subject of a moderation request.
         * @enum {string}
         */
        ReasonSubject: "product" | "company" | "store-point" | "bank-detail" | "brand";
        /** @description A path of this origin, optionally with a query. */
        RedirectPath: string;
        Reference: {
            id: components["schemas"]["Id"];
            label: string;
        };
        Region: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["RegionType"];
            iso_code: string;
            federal_district: components["schemas"]["FederalDistrict"];
            kladr_id: string | null;
            fias_id: string | null;
            time_zone: components["schemas"]["TimeZone"];
            is_active: boolean;
            /** Format: int32 */
            cities_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        RegionChanges: {
            /** Название */
            name?: string;
            /** Тип */
            type?: components["schemas"]["RegionType"];
            /**
             * Код ISO
             * @description ISO 3166-2.
             */
            iso_code?: string;
            /** Федеральный округ */
            federal_district?: components["schemas"]["FederalDistrict"];
            /** Код КЛАДР */
            kladr_id?: components["schemas"]["KladrId"] | null;
            /** Код ФИАС */
            fias_id?: components["schemas"]["FiasId"] | null;
            /** Часовой пояс */
            time_zone?: components["schemas"]["TimeZone"];
        };
        RegionInput: {
            /** Название */
            name: string;
            /** Тип */
            type: components["schemas"]["RegionType"];
            /**
             * Код ISO
             * @description ISO 3166-2.
             */
            iso_code: string;
            /** Федеральный округ */
            federal_district: components["schemas"]["FederalDistrict"];
            /** Код КЛАДР */
            kladr_id?: components["schemas"]["KladrId"] | null;
            /** Код ФИАС */
            fias_id?: components["schemas"]["FiasId"] | null;
            /** Часовой пояс */
            time_zone: components["schemas"]["TimeZone"];
        };
        RegionPage: {
            items: components["schemas"]["Region"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        RegionStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Region"];
        };
        /** @enum {string} */
        RegionType: "республика" | "край" | "область" | "город" | "автономная область" | "автономный округ";
        Review: {
            id: components["schemas"]["Id"];
            target: components["schemas"]["ReviewTarget"];
            /** @description The subject of the review: a product, a point or a seller. */
            subject: components["schemas"]["Reference"];
            company: components["schemas"]["Reference"] | null;
            /** Format: int32 */
            rating: number;
            text: string | null;
            pros: string | null;
            cons: string | null;
            author_name: string;
            /** @description The author has bought it. */
            is_verified: boolean;
            /** Format: int32 */
            photos_count: number;
            flags: components["schemas"]["ReviewFlag"][];
            status: components["schemas"]["ReviewStatus"];
            has_reply: boolean;
            reply_text: string | null;
            has_complaint: boolean;
            /** @description Decided, without an open complaint. */
            is_processed: boolean;
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
            product_id: components["schemas"]["Id"] | null;
            store_point_id: components["schemas"]["Id"] | null;
            company_id: components["schemas"]["Id"] | null;
            /** @description The number of the sub-order with the reviewed item. */
            sub_order: components["schemas"]["Reference"] | null;
            criteria: components["schemas"]["ReviewCriterion"][];
            photos: components["schemas"]["ReviewPhoto"][];
            marks: components["schemas"]["ReviewMark"][];
            reply_user_id: components["schemas"]["Id"] | null;
            reply_user: components["schemas"]["Author"] | null;
            /** Format: date-time */
            reply_at: string | null;
            complaint_reason_id: components["schemas"]["Id"] | null;
            complaint_reason: components["schemas"]["Reference"] | null;
            complaint_comment: string | null;
            /** Format: date-time */
            complaint_at: string | null;
            history: components["schemas"]["StatusHistoryEntry"][];
            available_statuses: {
                status: components["schemas"]["ReviewStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            /** Format: date-time */
            updated_at: string;
        };
        /** @description The seller's reply and complaint; the author's text cannot be changed. */
        ReviewChanges: {
            /** Ответ */
            reply_text?: string | null;
            /** Причина жалобы */
            complaint_reason_id?: components["schemas"]["Id"] | null;
            /** Комментарий к жалобе */
            complaint_comment?: string | null;
        };
        ReviewCriterion: {
            id: components["schemas"]["Id"];
            label: string;
            /** Format: int32 */
            rating: number;
        };
        /** @enum {string} */
        ReviewField: "text" | "pros" | "cons";
        /**
         * @description A finding of the automatic check.
         * @enum {string}
         */
        ReviewFlag: "stop_word" | "link" | "phone" | "caps";
        /** @description A finding of the automatic check with its character range in the field. */
        ReviewMark: {
            field: components["schemas"]["ReviewField"];
            flag: components["schemas"]["ReviewFlag"];
            /** Format: int32 */
            start: number;
            /** Format: int32 */
            end: number;
        };
        ReviewPhoto: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: int32 */
            width: number | null;
            /** Format: int32 */
            height: number | null;
            /** @description Also in small: `-640` or `-160` before `.webp`. */
            url: string;
        };
        /** Format: int32 */
        ReviewRating: number;
        ReviewRow: {
            id: components["schemas"]["Id"];
            target: components["schemas"]["ReviewTarget"];
            /** @description The subject of the review: a product, a point or a seller. */
            subject: components["schemas"]["Reference"];
            company: components["schemas"]["Reference"] | null;
            /** Format: int32 */
            rating: number;
            text: string | null;
            pros: string | null;
            cons: string | null;
            author_name: string;
            /** @description The author has bought it. */
            is_verified: boolean;
            /** Format: int32 */
            photos_count: number;
            flags: components["schemas"]["ReviewFlag"][];
            status: components["schemas"]["ReviewStatus"];
            has_reply: boolean;
            reply_text: string | null;
            has_complaint: boolean;
            /** @description Decided, without an open complaint. */
            is_processed: boolean;
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
        };
        ReviewRowPage: {
            items: components["schemas"]["ReviewRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        ReviewStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Review"];
        };
        /** @enum {string} */
        ReviewStatus: "new" | "published" | "rejected" | "hidden";
        /** @enum {string} */
        ReviewTarget: "product" | "store-point" | "company";
        ReviewTerm: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReviewTermKind"];
            text: string;
            category_id: components["schemas"]["Id"] | null;
            /** @description The terms of a category are offered for its products only. */
            category: components["schemas"]["Reference"] | null;
            /** Format: int32 */
            position: number;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ReviewTermKind: "criterion" | "pro_tag" | "con_tag" | "stop_word" | "reply_template";
        ReviewTermPage: {
            items: components["schemas"]["ReviewTerm"][];
            meta: components["schemas"]["PageMeta"];
        };
        ReviewTermRow: {
            /**
             * Запись
             * @description The id of a row whose kind or text changes; other rows are identified by these two.
             */
            id?: components["schemas"]["Id"];
            /** Вид */
            kind: components["schemas"]["ReviewTermKind"];
            /** Текст */
            text: string;
            /** Категория */
            category_id?: components["schemas"]["Id"] | null;
            /**
             * Позиция
             * Format: int32
             */
            position?: number;
            /** Включена */
            is_active?: boolean;
        };
        Role: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            description: string | null;
            scope: components["schemas"]["RoleScope"];
            /** @description The slug and scope of a system role cannot change. */
            is_system: boolean;
            /** Format: int32 */
            permissions_count: number;
            /** Format: int32 */
            users_count: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            permissions: components["schemas"]["PermissionItem"][];
            /** Format: date-time */
            created_at: string;
        };
        RoleChanges: {
            /** Название */
            name?: string;
            /** Описание */
            description?: string | null;
            /** Область */
            scope?: components["schemas"]["RoleScope"];
            /** Права */
            permissions?: components["schemas"]["PermissionItem"][];
        };
        RoleInput: {
            /** Код */
            slug: string;
            /** Название */
            name: string;
            /** Описание */
            description?: string | null;
            /** Область */
            scope: components["schemas"]["RoleScope"];
            /** Права */
            permissions: components["schemas"]["PermissionItem"][];
        };
        RoleRow: {
            id: components["schemas"]["Id"];
            slug: string;
            name: string;
            description: string | null;
            scope: components["schemas"]["RoleScope"];
            /** @description The slug and scope of a system role cannot change. */
            is_system: boolean;
            /** Format: int32 */
            permissions_count: number;
            /** Format: int32 */
            users_count: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        RoleRowPage: {
            items: components["schemas"]["RoleRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description `own`: only records of the user's companies.
         * @enum {string}
         */
        RoleScope: "all" | "own";
        /** @description The record has changed since it was read; `current` is what it is now */
        RoleStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Role"];
        };
        RouteRule: {
            /** @description A path of this origin, or null if no rule matches. */
            redirect: string | null;
        };
        RouteRuleChanges: {
            /** Старый адрес */
            path?: components["schemas"]["RulePath"];
            /** Новый адрес */
            redirect?: components["schemas"]["RedirectPath"];
        };
        RouteRuleInput: {
            /** Старый адрес */
            path: components["schemas"]["RulePath"];
            /** Новый адрес */
            redirect: components["schemas"]["RedirectPath"];
        };
        /** @description A rejected row of an import: its number from 0, the field and the reason. */
        RowError: {
            /** Format: int32 */
            row: number;
            field: string;
            message: string;
        };
        /** @description A path of this origin, never of another host. */
        RulePath: string;
        SampleArticle: string;
        SavedView: {
            id: components["schemas"]["Id"];
            path: string;
            name: string;
            query: string;
            /** @description Visible to all signed-in users; only the owner can change it. */
            is_shared: boolean;
            is_own: boolean;
            owner: components["schemas"]["Reference"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        SavedViewChanges: {
            /** Название */
            name?: string;
            /** Запрос */
            query?: string;
            /** Виден всем */
            is_shared?: boolean;
        };
        SavedViewInput: {
            /** Страница */
            path: components["schemas"]["PanelPath"];
            /** Название */
            name: string;
            /**
             * Запрос
             * @description The list's query as in the address, without the question mark; at most 2000 characters with the page.
             */
            query: string;
            /** Виден всем */
            is_shared?: boolean;
        };
        SavedViewPage: {
            items: components["schemas"]["SavedView"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        SavedViewStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["SavedView"];
        };
        SearchGroup: {
            kind: components["schemas"]["SearchKind"];
            items: components["schemas"]["SearchHit"][];
        };
        SearchHit: {
            id: components["schemas"]["Id"];
            label: string;
            hint: string | null;
            /** @description The page of the record. */
            path: string;
        };
        /** @enum {string} */
        SearchKind: "product" | "order" | "sub-order" | "company" | "user" | "category" | "brand" | "store-point" | "moderation";
        SearchResult: {
            /** @description Only kinds with results that the caller may see. */
            items: components["schemas"]["SearchGroup"][];
        };
        SentBroadcast: {
            /** Format: int32 */
            sent: number;
        };
        Setting: {
            id: components["schemas"]["Id"];
            key: string;
            group: string;
            type: components["schemas"]["SettingType"];
            value: components["schemas"]["SettingValue"];
            label: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        SettingChanges: {
            /** Комментарий */
            comment?: string | null;
            /** Значение */
            value?: components["schemas"]["SettingValue"];
            /** Название */
            label?: string;
            /** Группа */
            group?: components["schemas"]["SettingGroup"];
        };
        SettingGroup: string;
        SettingKey: string;
        SettingPage: {
            items: components["schemas"]["Setting"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Type, group and name may be omitted for an existing key. */
        SettingRow: {
            /** Ключ */
            key: components["schemas"]["SettingKey"];
            /** Значение */
            value: components["schemas"]["SettingValue"];
            /** Тип */
            type?: components["schemas"]["SettingType"];
            /** Группа */
            group?: components["schemas"]["SettingGroup"];
            /** Название */
            label?: string;
            /**
             * Версия
             * @description The version that the caller saw: if a setting has changed since, none is written.
             */
            version?: components["schemas"]["Version"];
        };
        /** @description All settings; the version is the highest of theirs. */
        SettingSet: {
            version: components["schemas"]["Version"];
            items: components["schemas"]["Setting"][];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        SettingSetStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["SettingSet"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        SettingStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Setting"];
        };
        SettingText: string;
        /** @enum {string} */
        SettingType: "int" | "string" | "bool" | "json" | "duration" | "money";
        /** @description The setting's type determines the valid values. */
        SettingValue: number | boolean | components["schemas"]["SettingText"];
        /** @description A brand whose name or spelling is similar. */
        SimilarBrand: {
            id: components["schemas"]["Id"];
            label: string;
            /**
             * Format: int32
             * @description 100 if only case, spaces, punctuation or the alphabet differ.
             */
            similarity_percent: number;
        };
        SkippedItem: {
            id: components["schemas"]["Id"];
            message: string;
        };
        Slug: {
            slug: string;
        };
        /** @description Part of an address in the storefront: small Latin letters, digits and hyphens. */
        SlugText: string;
        /** @enum {string} */
        SmsEncoding: "GSM-7" | "UCS-2";
        SmsSize: {
            /** Format: int32 */
            characters: number;
            /** Format: int32 */
            parts: number;
            /** Format: int32 */
            characters_per_part: number;
            encoding: components["schemas"]["SmsEncoding"];
        };
        StatusHistory: {
            items: components["schemas"]["StatusHistoryEntry"][];
        };
        StatusHistoryEntry: {
            id: components["schemas"]["Id"];
            from_status: string | null;
            to_status: string;
            reason: components["schemas"]["Reference"] | null;
            comment: string | null;
            /** Format: date-time */
            until: string | null;
            user: components["schemas"]["Author"] | null;
            /** Format: date-time */
            created_at: string;
        };
        Stock: {
            /** Точка */
            store_point_id: components["schemas"]["Id"];
            /** Количество */
            quantity: components["schemas"]["Pieces"];
            store_point: components["schemas"]["Reference"];
            code: string;
            /** Format: int32 */
            reserved: number;
        };
        StockInput: {
            /** Точка */
            store_point_id: components["schemas"]["Id"];
            /** Количество */
            quantity: components["schemas"]["Pieces"];
        };
        StockRow: {
            /** Код точки */
            store_point_code: string;
            /** Количество */
            quantity: components["schemas"]["Pieces"];
        };
        StorePoint: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            type: components["schemas"]["StorePointType"];
            company: components["schemas"]["Reference"] | null;
            city: components["schemas"]["Reference"];
            address: string;
            /** Format: double */
            lat: number;
            /** Format: double */
            lon: number;
            time_zone: components["schemas"]["TimeZone"];
            /** @description Today's intervals in the point's own zone. */
            today: components["schemas"]["OpeningDay"];
            open_now: boolean;
            status: components["schemas"]["StorePointStatus"];
            version: components["schemas"]["Version"];
            company_id: components["schemas"]["Id"] | null;
            city_id: components["schemas"]["Id"];
            street: string;
            house: string;
            building: string | null;
            office: string | null;
            postal_code: string | null;
            phones: string[];
            email: string | null;
            schedule: components["schemas"]["StorePointSchedule"];
            schedule_exceptions: components["schemas"]["OpeningExceptions"];
            works_on_holidays: boolean;
            is_main: boolean;
            photo_ids: components["schemas"]["Id"][];
            cutoff: string | null;
            /** Format: int32 */
            assembly_minutes: number | null;
            is_ship_from: boolean;
            /** Format: int32 */
            storage_days: number | null;
            has_cash: boolean;
            has_card: boolean;
            has_fitting: boolean;
            /** Format: int32 */
            max_weight_g: number | null;
            /** Format: int32 */
            max_side_mm: number | null;
            /** Format: int32 */
            capacity: number | null;
            services: components["schemas"]["StorePointService"][];
            /** Format: int32 */
            bays: number | null;
            /** Format: date-time */
            paused_until: string | null;
            /**
             * Format: double
             * @description The distance from the city's centre in kilometres; more than 50 suggests a mistake.
             */
            distance_km: number;
            /** @description A point created by a seller waits for approval by staff. */
            has_pending_moderation: boolean;
            available_statuses: {
                status: components["schemas"]["StorePointStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        StorePointChanges: {
            /** Продавец */
            company_id?: components["schemas"]["Id"] | null;
            /** Код */
            code?: string;
            /** Название */
            name?: string;
            /** Тип */
            type?: components["schemas"]["StorePointType"];
            /** Город */
            city_id?: components["schemas"]["Id"];
            /** Улица */
            street?: string;
            /** Дом */
            house?: string;
            /** Корпус */
            building?: string | null;
            /** Офис */
            office?: string | null;
            /** Индекс */
            postal_code?: string | null;
            /**
             * Широта
             * Format: double
             */
            lat?: number;
            /**
             * Долгота
             * Format: double
             */
            lon?: number;
            /** Телефоны */
            phones?: components["schemas"]["Phone"][];
            /** Эл. почта */
            email?: components["schemas"]["Email"] | null;
            /** График */
            schedule?: components["schemas"]["StorePointSchedule"];
            /** Особые дни */
            schedule_exceptions?: components["schemas"]["OpeningExceptions"];
            /** Работает в праздники */
            works_on_holidays?: boolean;
            /** Основная */
            is_main?: boolean;
            /** Фото */
            photo_ids?: components["schemas"]["Id"][];
            /** Приём заказов до */
            cutoff?: components["schemas"]["DayTime"] | null;
            /**
             * Время сборки, мин
             * Format: int32
             */
            assembly_minutes?: number | null;
            /** Отгрузка отсюда */
            is_ship_from?: boolean;
            /**
             * Срок хранения, дней
             * Format: int32
             */
            storage_days?: number | null;
            /** Наличные */
            has_cash?: boolean;
            /** Карты */
            has_card?: boolean;
            /** Примерка */
            has_fitting?: boolean;
            /**
             * Макс. вес, г
             * Format: int32
             */
            max_weight_g?: number | null;
            /**
             * Макс. сторона, мм
             * Format: int32
             */
            max_side_mm?: number | null;
            /**
             * Вместимость
             * Format: int32
             */
            capacity?: number | null;
            /** Услуги */
            services?: components["schemas"]["StorePointService"][];
            /**
             * Постов
             * Format: int32
             */
            bays?: number | null;
        };
        StorePointInput: {
            /** Продавец */
            company_id?: components["schemas"]["Id"] | null;
            /** Код */
            code: string;
            /** Название */
            name: string;
            /** Тип */
            type: components["schemas"]["StorePointType"];
            /** Город */
            city_id: components["schemas"]["Id"];
            /** Улица */
            street: string;
            /** Дом */
            house: string;
            /** Корпус */
            building?: string | null;
            /** Офис */
            office?: string | null;
            /** Индекс */
            postal_code?: string | null;
            /**
             * Широта
             * Format: double
             */
            lat?: number;
            /**
             * Долгота
             * Format: double
             */
            lon?: number;
            /** Телефоны */
            phones: components["schemas"]["Phone"][];
            /** Эл. почта */
            email?: components["schemas"]["Email"] | null;
            /** График */
            schedule: components["schemas"]["StorePointSchedule"];
            /** Особые дни */
            schedule_exceptions?: components["schemas"]["OpeningExceptions"];
            /** Работает в праздники */
            works_on_holidays?: boolean;
            /** Основная */
            is_main?: boolean;
            /** Фото */
            photo_ids?: components["schemas"]["Id"][];
            /** Приём заказов до */
            cutoff?: components["schemas"]["DayTime"] | null;
            /**
             * Время сборки, мин
             * Format: int32
             */
            assembly_minutes?: number | null;
            /** Отгрузка отсюда */
            is_ship_from?: boolean;
            /**
             * Срок хранения, дней
             * Format: int32
             */
            storage_days?: number | null;
            /** Наличные */
            has_cash?: boolean;
            /** Карты */
            has_card?: boolean;
            /** Примерка */
            has_fitting?: boolean;
            /**
             * Макс. вес, г
             * Format: int32
             */
            max_weight_g?: number | null;
            /**
             * Макс. сторона, мм
             * Format: int32
             */
            max_side_mm?: number | null;
            /**
             * Вместимость
             * Format: int32
             */
            capacity?: number | null;
            /** Услуги */
            services?: components["schemas"]["StorePointService"][];
            /**
             * Постов
             * Format: int32
             */
            bays?: number | null;
        };
        StorePointRow: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            type: components["schemas"]["StorePointType"];
            company: components["schemas"]["Reference"] | null;
            city: components["schemas"]["Reference"];
            address: string;
            /** Format: double */
            lat: number;
            /** Format: double */
            lon: number;
            time_zone: components["schemas"]["TimeZone"];
            /** @description Today's intervals in the point's own zone. */
            today: components["schemas"]["OpeningDayItem"];
            open_now: boolean;
            status: components["schemas"]["StorePointStatus"];
            version: components["schemas"]["Version"];
        };
        StorePointRowPage: {
            items: components["schemas"]["StorePointRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Seven days from Monday; a day without intervals is a day off. */
        StorePointSchedule: components["schemas"]["OpeningDay"][];
        /** @enum {string} */
        StorePointService: "tire" | "oil" | "diagnostics" | "body" | "electric" | "alignment" | "other";
        /** @description The record has changed since it was read; `current` is what it is now */
        StorePointStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["StorePoint"];
        };
        /** @enum {string} */
        StorePointStatus: "draft" | "active" | "paused" | "closed" | "blocked";
        /** @enum {string} */
        StorePointType: "shop" | "warehouse" | "pickup_point" | "parcel_locker" | "service_center";
        StoredDeliveryRate: {
            region_id: components["schemas"]["Id"] | null;
            city_id: components["schemas"]["Id"] | null;
            /** Format: int32 */
            weight_from_g: number;
            /** Format: int32 */
            weight_to_g: number;
            price_kopecks: components["schemas"]["Kopecks"];
            free_from_kopecks: components["schemas"]["Kopecks"] | null;
            /** Format: int32 */
            days_min: number;
            /** Format: int32 */
            days_max: number;
        };
        SubOrder: {
            id: components["schemas"]["Id"];
            number: string;
            order_id: components["schemas"]["Id"];
            company_id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            store_point_id: components["schemas"]["Id"] | null;
            store_point: components["schemas"]["Reference"] | null;
            status: components["schemas"]["SubOrderStatus"];
            items: components["schemas"]["SubOrderItem"][];
            delivery_id: components["schemas"]["Id"] | null;
            delivery: components["schemas"]["Reference"] | null;
            delivery_kopecks: components["schemas"]["Kopecks"];
            items_kopecks: components["schemas"]["Kopecks"];
            discount_kopecks: components["schemas"]["Kopecks"];
            total_kopecks: components["schemas"]["Kopecks"];
            vat_kopecks: components["schemas"]["Kopecks"];
            commission_kopecks: components["schemas"]["Kopecks"] | null;
            /** @description The original sum: goods minus the discount, plus delivery. */
            bought_kopecks: components["schemas"]["Kopecks"];
            paid_kopecks: components["schemas"]["Kopecks"];
            refunded_kopecks: components["schemas"]["Kopecks"];
            /**
             * Format: date-time
             * @description The latest one.
             */
            refunded_at: string | null;
            cancelled_kopecks: components["schemas"]["Kopecks"];
            returned_kopecks: components["schemas"]["Kopecks"];
            payments: components["schemas"]["Payment"][];
            carrier: components["schemas"]["Carrier"] | null;
            track_number: string | null;
            /** Format: date-time */
            ship_by: string;
            /** @description The zone of the shipping point. */
            ship_by_zone: components["schemas"]["TimeZone"] | null;
            is_overdue: boolean;
            /** Format: date */
            deliver_from: string | null;
            /** Format: date */
            deliver_to: string | null;
            /** Format: date */
            storage_until: string | null;
            /** Format: date-time */
            delivered_at: string | null;
            cancel: components["schemas"]["SubOrderCancellation"] | null;
            available_statuses: {
                status: components["schemas"]["SubOrderStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            /** Format: date-time */
            placed_at: string;
            buyer_name: string;
            /** @description Masked for sellers unless their own courier delivers; then the e-mail and the address are visible too. */
            buyer_phone: string;
            buyer_email: string | null;
            city: components["schemas"]["Reference"];
            delivery_type: components["schemas"]["DeliveryType"];
            pickup_point: components["schemas"]["Reference"] | null;
            address: string | null;
            comment_buyer: string | null;
            payment_system: components["schemas"]["Reference"];
            payment_status: components["schemas"]["PaymentStatus"];
            history: components["schemas"]["SubOrderHistoryEntry"][];
        };
        SubOrderCancellation: {
            reason: components["schemas"]["Reference"] | null;
            initiator: components["schemas"]["ReasonInitiator"] | null;
            comment: string | null;
            /** Format: date-time */
            at: string;
        };
        /** @description A sub-order without the fields that it shares with its order. */
        SubOrderCard: {
            id: components["schemas"]["Id"];
            number: string;
            order_id: components["schemas"]["Id"];
            company_id: components["schemas"]["Id"];
            company: components["schemas"]["Reference"];
            store_point_id: components["schemas"]["Id"] | null;
            store_point: components["schemas"]["Reference"] | null;
            status: components["schemas"]["SubOrderStatus"];
            items: components["schemas"]["SubOrderItem"][];
            delivery_id: components["schemas"]["Id"] | null;
            delivery: components["schemas"]["Reference"] | null;
            delivery_kopecks: components["schemas"]["Kopecks"];
            items_kopecks: components["schemas"]["Kopecks"];
            discount_kopecks: components["schemas"]["Kopecks"];
            total_kopecks: components["schemas"]["Kopecks"];
            vat_kopecks: components["schemas"]["Kopecks"];
            commission_kopecks: components["schemas"]["Kopecks"] | null;
            /** @description The original sum: goods minus the discount, plus delivery. */
            bought_kopecks: components["schemas"]["Kopecks"];
            paid_kopecks: components["schemas"]["Kopecks"];
            refunded_kopecks: components["schemas"]["Kopecks"];
            /**
             * Format: date-time
             * @description The latest one.
             */
            refunded_at: string | null;
            cancelled_kopecks: components["schemas"]["Kopecks"];
            returned_kopecks: components["schemas"]["Kopecks"];
            payments: components["schemas"]["Payment"][];
            carrier: components["schemas"]["Carrier"] | null;
            track_number: string | null;
            /** Format: date-time */
            ship_by: string;
            /** @description The zone of the shipping point. */
            ship_by_zone: components["schemas"]["TimeZone"] | null;
            is_overdue: boolean;
            /** Format: date */
            deliver_from: string | null;
            /** Format: date */
            deliver_to: string | null;
            /** Format: date */
            storage_until: string | null;
            /** Format: date-time */
            delivered_at: string | null;
            cancel: components["schemas"]["SubOrderCancellation"] | null;
            available_statuses: {
                status: components["schemas"]["SubOrderStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        SubOrderChanges: {
            /** Точка отгрузки */
            store_point_id?: components["schemas"]["Id"];
            /** Перевозчик */
            carrier?: components["schemas"]["Carrier"] | null;
            /** Трек-номер */
            track_number?: components["schemas"]["TrackNumber"] | null;
            /**
             * Доставка с
             * Format: date
             */
            deliver_from?: string | null;
            /**
             * Доставка по
             * Format: date
             */
            deliver_to?: string | null;
        };
        SubOrderHistoryEntry: {
            id: components["schemas"]["Id"];
            from_status: string | null;
            to_status: string;
            reason: components["schemas"]["Reference"] | null;
            comment: string | null;
            /** Format: date-time */
            until: string | null;
            user: components["schemas"]["Author"] | null;
            /** Format: date-time */
            created_at: string;
            /** @description The pieces of a cancellation or a return. */
            pieces: components["schemas"]["HistoryPieces"][];
            paid_kopecks: components["schemas"]["Kopecks"];
            refunded_kopecks: components["schemas"]["Kopecks"];
        };
        /** @description The item as it was sold. Sums refer to the remaining pieces. */
        SubOrderItem: {
            id: components["schemas"]["Id"];
            offer_id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            name: string;
            article: string;
            brand: string;
            /** Format: int32 */
            quantity: number;
            /** Format: int32 */
            cancelled_qty: number;
            /** Format: int32 */
            returned_qty: number;
            price_kopecks: components["schemas"]["Kopecks"];
            discount_kopecks: components["schemas"]["Kopecks"];
            /** @description The original sum, minus the discount. */
            bought_kopecks: components["schemas"]["Kopecks"];
            total_kopecks: components["schemas"]["Kopecks"];
            vat_rate: components["schemas"]["VatRate"];
            vat_kopecks: components["schemas"]["Kopecks"];
            /**
             * Format: int32
             * @description Set at confirmation.
             */
            commission_bp: number | null;
            commission_kopecks: components["schemas"]["Kopecks"] | null;
        };
        SubOrderPieces: {
            /** Товар */
            id: components["schemas"]["Id"];
            /**
             * Количество
             * Format: int32
             */
            quantity: number;
        };
        SubOrderRow: {
            id: components["schemas"]["Id"];
            number: string;
            order_id: components["schemas"]["Id"];
            /** Format: date-time */
            placed_at: string;
            company: components["schemas"]["Reference"];
            store_point: components["schemas"]["Reference"] | null;
            buyer_name: string;
            buyer_phone: string;
            city: components["schemas"]["Reference"];
            delivery_type: components["schemas"]["DeliveryType"];
            delivery: components["schemas"]["Reference"] | null;
            status: components["schemas"]["SubOrderStatus"];
            carrier: components["schemas"]["Carrier"] | null;
            track_number: string | null;
            /** Format: date-time */
            ship_by: string;
            ship_by_zone: components["schemas"]["TimeZone"] | null;
            is_overdue: boolean;
            /** Format: date */
            deliver_from: string | null;
            /** Format: date */
            deliver_to: string | null;
            /** Format: date */
            storage_until: string | null;
            /** Format: int32 */
            pieces_count: number;
            total_kopecks: components["schemas"]["Kopecks"];
            /** @description The original sum: goods minus the discount, plus delivery. */
            bought_kopecks: components["schemas"]["Kopecks"];
            paid_kopecks: components["schemas"]["Kopecks"];
            refunded_kopecks: components["schemas"]["Kopecks"];
            /**
             * Format: date-time
             * @description The latest one.
             */
            refunded_at: string | null;
            available_statuses: {
                status: components["schemas"]["SubOrderStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            version: components["schemas"]["Version"];
        };
        SubOrderRowPage: {
            items: components["schemas"]["SubOrderRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        SubOrderStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["SubOrder"];
        };
        /** @enum {string} */
        SubOrderStatus: "awaiting_payment" | "new" | "confirmed" | "assembling" | "ready_to_ship" | "in_delivery" | "at_pickup" | "delivered" | "not_delivered" | "returning" | "returned" | "partially_returned" | "dispute" | "cancelled";
        SubOrderStatusChange: {
            /** Статус */
            status: components["schemas"]["SubOrderStatus"];
            /** Причина */
            reason_id?: components["schemas"]["Id"] | null;
            /** Комментарий */
            comment?: string | null;
            /**
             * Товары
             * @description The pieces to cancel or return; all of them if omitted.
             */
            items?: components["schemas"]["SubOrderPieces"][];
        };
        /** @enum {string} */
        TaxSystem: "osno" | "usn_income" | "usn_income_expense" | "ausn" | "patent" | "npd";
        Template: {
            id: components["schemas"]["Id"];
            code: string;
            event: components["schemas"]["TemplateEvent"];
            channel: components["schemas"]["TemplateChannel"];
            locale: components["schemas"]["Locale"];
            subject: string | null;
            /** @description At most one is enabled for each event, channel and language. */
            is_active: boolean;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            body: string;
            /** Format: date-time */
            created_at: string;
        };
        TemplateChanges: {
            /** Код */
            code?: string;
            /** Событие */
            event?: components["schemas"]["TemplateEvent"];
            /** Канал */
            channel?: components["schemas"]["TemplateChannel"];
            /** Тема */
            subject?: string | null;
            /** Текст */
            body?: string;
            /** Язык */
            locale?: components["schemas"]["Locale"];
        };
        /** @enum {string} */
        TemplateChannel: "email" | "sms" | "push" | "in_app";
        /** @enum {string} */
        TemplateEvent: "password_reset" | "user_invite" | "moderation_decision" | "company_suspended" | "order_new" | "order_cancelled" | "contract_expiring" | "review_rejected" | "brand_decision";
        TemplateEventInfo: {
            event: components["schemas"]["TemplateEvent"];
            label: string;
            /** @description The channels of the event; templates of other channels are not used. */
            channels: components["schemas"]["TemplateChannel"][];
            variables: components["schemas"]["TemplateVariable"][];
        };
        TemplateEvents: {
            items: components["schemas"]["TemplateEventInfo"][];
        };
        TemplateInput: {
            /** Код */
            code: string;
            /** Событие */
            event: components["schemas"]["TemplateEvent"];
            /** Канал */
            channel: components["schemas"]["TemplateChannel"];
            /** Тема */
            subject?: string | null;
            /** Текст */
            body: string;
            /** Язык */
            locale?: components["schemas"]["Locale"];
        };
        TemplatePreview: {
            subject: string | null;
            text: string;
            /** @description Of a mail: the text, fully escaped. */
            html: string | null;
            /** @description Of a text message. */
            sms: components["schemas"]["SmsSize"] | null;
        };
        TemplateRow: {
            id: components["schemas"]["Id"];
            code: string;
            event: components["schemas"]["TemplateEvent"];
            channel: components["schemas"]["TemplateChannel"];
            locale: components["schemas"]["Locale"];
            subject: string | null;
            /** @description At most one is enabled for each event, channel and language. */
            is_active: boolean;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        TemplateRowPage: {
            items: components["schemas"]["TemplateRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        TemplateStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["Template"];
        };
        /** @description `{{variable}}` is replaced by the event's value; a mail requires a subject. */
        TemplateText: {
            /** Событие */
            event: components["schemas"]["TemplateEvent"];
            /** Канал */
            channel: components["schemas"]["TemplateChannel"];
            /** Тема */
            subject?: string | null;
            /** Текст */
            body: string;
        };
        TemplateVariable: {
            name: string;
            label: string;
            kind: components["schemas"]["TemplateVariableKind"];
            /** @description Required in the text of the event. */
            is_required: boolean;
            /** @description A sample value. */
            sample: string;
        };
        /** @enum {string} */
        TemplateVariableKind: "text" | "count" | "money" | "moment" | "date" | "link";
        /** @description The name or number of a term, for rows of files without ids. */
        TermName: string;
        /** @description `HH:MM`. */
        TimeOfDay: string;
        /** @description IANA name, such as Europe/Moscow. */
        TimeZone: string;
        Token: {
            /** @description An opaque token that is valid for 30 minutes. */
            value: string;
            /** Format: date-time */
            expired_at: string;
        };
        TokenResponse: {
            token: components["schemas"]["Token"];
        };
        /** @description Letters, digits and hyphens, as carriers print them. */
        TrackNumber: string;
        TrackNumberItem: {
            /** Отправление */
            id: components["schemas"]["Id"];
            /** Версия */
            version: components["schemas"]["Version"];
            /** Трек-номер */
            track_number: components["schemas"]["TrackNumber"];
            /** Перевозчик */
            carrier?: components["schemas"]["Carrier"];
        };
        /** @description A key with its texts. */
        TranslationEntry: {
            id: components["schemas"]["Id"];
            group: string;
            key: string;
            values: components["schemas"]["TranslationValue"][];
            /** @description Languages that other keys have and this one lacks. */
            missing: components["schemas"]["Locale"][];
        };
        TranslationEntryPage: {
            items: components["schemas"]["TranslationEntry"][];
            meta: components["schemas"]["PageMeta"];
        };
        TranslationGroup: string;
        TranslationKey: string;
        /** @description By group, key and language; `{placeholders}` must equal those of the Russian text. */
        TranslationRow: {
            /** Группа */
            group: components["schemas"]["TranslationGroup"];
            /** Ключ */
            key: components["schemas"]["TranslationKey"];
            /** Язык */
            locale: components["schemas"]["Locale"];
            /** Значение */
            value: string;
        };
        TranslationValue: {
            locale: components["schemas"]["Locale"];
            value: string;
            /** Format: date-time */
            updated_at: string;
        };
        UnreadCount: {
            /** Format: int32 */
            count: number;
        };
        Upload: {
            /**
             * Файл
             * Format: binary
             */
            file: Blob;
            entity: components["schemas"]["FileEntity"];
        };
        UpsertResult: {
            /** Format: int32 */
            created: number;
            /** Format: int32 */
            updated: number;
            /** Format: int32 */
            unchanged: number;
            errors: components["schemas"]["RowError"][];
        };
        User: {
            id: components["schemas"]["Id"];
            last_name: string;
            first_name: string;
            middle_name: string | null;
            email: string;
            phone: string | null;
            position: string | null;
            roles: components["schemas"]["Reference"][];
            companies: components["schemas"]["Reference"][];
            status: components["schemas"]["UserStatus"];
            /** Format: date-time */
            last_login_at: string | null;
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
            role_ids: components["schemas"]["Id"][];
            company_ids: components["schemas"]["Id"][];
            time_zone: components["schemas"]["TimeZone"];
            password_set: boolean;
            available_statuses: {
                status: components["schemas"]["UserStatus"];
                label: string;
                requires_reason: boolean;
                requires_comment: boolean;
                /** @description The operation of the reasons. */
                reason_operation: components["schemas"]["ReasonOperation"] | null;
            }[];
            /** Format: date-time */
            updated_at: string;
        };
        UserChanges: {
            /** Фамилия */
            last_name?: string;
            /** Имя */
            first_name?: string;
            /** Отчество */
            middle_name?: string | null;
            /** Эл. почта */
            email?: components["schemas"]["Email"];
            /** Телефон */
            phone?: string | null;
            /** Должность */
            position?: string | null;
            /** Роли */
            role_ids?: components["schemas"]["Id"][];
            /** Компании */
            company_ids?: components["schemas"]["Id"][];
            /** Часовой пояс */
            time_zone?: components["schemas"]["TimeZone"];
        };
        UserIds: {
            /** Пользователи */
            user_ids: components["schemas"]["Id"][];
        };
        UserInput: {
            /** Фамилия */
            last_name: string;
            /** Имя */
            first_name: string;
            /** Отчество */
            middle_name?: string | null;
            /** Эл. почта */
            email: components["schemas"]["Email"];
            /** Телефон */
            phone?: string | null;
            /** Должность */
            position?: string | null;
            /** Роли */
            role_ids: components["schemas"]["Id"][];
            /** Компании */
            company_ids?: components["schemas"]["Id"][];
            /** Часовой пояс */
            time_zone?: components["schemas"]["TimeZone"];
        };
        UserRow: {
            id: components["schemas"]["Id"];
            last_name: string;
            first_name: string;
            middle_name: string | null;
            email: string;
            phone: string | null;
            position: string | null;
            roles: components["schemas"]["Reference"][];
            companies: components["schemas"]["Reference"][];
            status: components["schemas"]["UserStatus"];
            /** Format: date-time */
            last_login_at: string | null;
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
        };
        UserRowPage: {
            items: components["schemas"]["UserRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The record has changed since it was read; `current` is what it is now */
        UserStale: {
            data: components["schemas"]["ErrorData"];
            current: components["schemas"]["User"];
        };
        /** @enum {string} */
        UserStatus: "invited" | "active" | "blocked" | "archived";
        /** @enum {string} */
        VatRate: "none" | "0" | "5" | "7" | "10" | "20" | "22";
        /**
         * Format: int32
         * @description Incremented by every change of the record; also its ETag. Never part of a request body.
         */
        Version: number;
        Viewer: {
            id: components["schemas"]["Id"];
            label: string;
            is_editing: boolean;
        };
        Viewers: {
            items: components["schemas"]["Viewer"][];
        };
    };
    responses: {
        /** @description The request could not be read */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No session, or it is over */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A permission is missing */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Body too large */
        Error413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Not a media type that is read here */
        Error415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A field is wrong */
        Error422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many attempts; see Retry-After */
        Error429: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Our fault */
        Error500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Not now; see Retry-After */
        Error503: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Illegal in the record's present state */
        Error409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Absent, or not the caller's to see */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description If-Match is missing */
        Error428: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No room for the file */
        Error507: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description Includes inherited assignments. */
        "AttributeFilter.category_id": components["schemas"]["Id"][];
        "AttributeFilter.is_active": boolean;
        "AttributeFilter.is_filterable": boolean;
        "AttributeFilter.type": components["schemas"]["AttributeType"][];
        "AttributeFilter.without_synonyms": boolean;
        "AuditFilter.company_id": components["schemas"]["Id"][];
        "AuditFilter.created_from": string;
        "AuditFilter.created_to": string;
        "AuditFilter.entity": components["schemas"]["AuditEntity"][];
        "AuditFilter.entity_id": components["schemas"]["Id"];
        "AuditFilter.event": components["schemas"]["AuditEvent"][];
        /** @description Rows that changed any of these fields. */
        "AuditFilter.field": components["schemas"]["AuditField"][];
        "AuditFilter.ip": string;
        "AuditFilter.request_id": string;
        "AuditFilter.source": components["schemas"]["AuditSource"][];
        "AuditFilter.user_id": components["schemas"]["Id"][];
        "BankDetailFilter.company_id": components["schemas"]["Id"][];
        "BankDetailFilter.is_active": boolean;
        "BankDetailFilter.is_default": boolean;
        "BrandAliasFilter.brand_id": components["schemas"]["Id"][];
        "BrandAliasFilter.last_seen_from": string;
        "BrandAliasFilter.last_seen_to": string;
        "BrandAliasFilter.source": components["schemas"]["AliasSource"][];
        "BrandAliasFilter.status": components["schemas"]["LegacyStatus"][];
        "BrandFilter.country_code": components["schemas"]["CountryCode"][];
        "BrandFilter.has_products": boolean;
        "BrandFilter.is_active": boolean;
        "BrandFilter.is_original": boolean;
        "BrandFilter.kind": components["schemas"]["BrandKind"][];
        /** @description `me`, `none`, or ids. */
        "BrandModerationFilter.assignee_id": components["schemas"]["AssigneeFilter"][];
        "BrandModerationFilter.company_id": components["schemas"]["Id"][];
        "BrandModerationFilter.created_from": string;
        "BrandModerationFilter.created_to": string;
        "BrandModerationFilter.overdue": boolean;
        "BrandModerationFilter.resolution": components["schemas"]["BrandResolution"][];
        "BrandModerationFilter.status": components["schemas"]["ModerationStatus"][];
        "CarBrandFilter.country_code": components["schemas"]["CountryCode"][];
        "CarBrandFilter.is_active": boolean;
        "CarBrandFilter.is_popular": boolean;
        "CarModelFilter.body": components["schemas"]["CarBody"][];
        "CarModelFilter.car_brand_id": components["schemas"]["Id"][];
        "CarModelFilter.is_active": boolean;
        /** @description Models that were produced in that year. */
        "CarModelFilter.year": components["schemas"]["CarYear"];
        "CategoryFilter.depth": components["schemas"]["CategoryLevel"][];
        "CategoryFilter.is_active": boolean;
        "CategoryFilter.parent_id": components["schemas"]["Id"][];
        /** @description Attributes that are neither own nor inherited. */
        "CategoryFilter.without_attributes": boolean;
        /** @description Categories without products, including their descendants. */
        "CategoryFilter.without_products": boolean;
        "CityFilter.federal_district": components["schemas"]["FederalDistrict"][];
        "CityFilter.has_points": boolean;
        "CityFilter.is_active": boolean;
        "CityFilter.is_popular": boolean;
        "CityFilter.region_id": components["schemas"]["Id"][];
        "CommissionFilter.brand_id": components["schemas"]["Id"][];
        "CommissionFilter.category_id": components["schemas"]["Id"][];
        "CommissionFilter.company_id": components["schemas"]["Id"][];
        "CommissionFilter.expired_before": string;
        "CommissionFilter.id": components["schemas"]["Id"][];
        "CommissionFilter.valid_on": string;
        "CompanyAddressFilter.city_id": components["schemas"]["Id"][];
        "CompanyAddressFilter.company_id": components["schemas"]["Id"][];
        "CompanyAddressFilter.region_id": components["schemas"]["Id"][];
        "CompanyAddressFilter.type": components["schemas"]["CompanyAddressType"][];
        "CompanyFilter.city_id": components["schemas"]["Id"][];
        "CompanyFilter.created_from": string;
        "CompanyFilter.created_to": string;
        "CompanyFilter.has_active_contract": boolean;
        "CompanyFilter.manager_id": components["schemas"]["Id"][];
        "CompanyFilter.status": components["schemas"]["CompanyStatus"][];
        "CompanyFilter.tax_system": components["schemas"]["TaxSystem"][];
        "CompanyFilter.type": components["schemas"]["CompanyType"][];
        "ContractFilter.auto_renewal": boolean;
        "ContractFilter.company_id": components["schemas"]["Id"][];
        "ContractFilter.end_from": string;
        "ContractFilter.end_to": string;
        "ContractFilter.ends_soon": boolean;
        "ContractFilter.status": components["schemas"]["ContractStatus"][];
        "ContractFilter.type": components["schemas"]["ContractType"][];
        "DeliveryFilter.carrier": components["schemas"]["Carrier"][];
        "DeliveryFilter.is_active": boolean;
        "DeliveryFilter.type": components["schemas"]["DeliveryType"][];
        /** @description A repeated key returns the stored response of the first call for 24 hours. */
        IdempotencyKey: string;
        /** @description The record's version in quotes, `"v7"`. */
        "IfMatch.ifMatch": string;
        "LegacyFilter.has_candidate": boolean;
        "LegacyFilter.status": components["schemas"]["LegacyStatus"][];
        "MetaDataDeletion.city_id": components["schemas"]["Id"];
        "MetaDataDeletion.entity": components["schemas"]["MetaDataEntity"];
        "MetaDataDeletion.entity_id": components["schemas"]["Id"];
        "MetaDataDeletion.without_city": boolean;
        "MetaDataFilter.city_id": components["schemas"]["Id"][];
        "MetaDataFilter.entity": components["schemas"]["MetaDataEntity"][];
        "MetaDataFilter.entity_id": components["schemas"]["Id"];
        "MetaDataFilter.without_city": boolean;
        /** @description `me`, `none`, or ids. */
        "ModerationFilter.assignee_id": components["schemas"]["AssigneeFilter"][];
        "ModerationFilter.company_id": components["schemas"]["Id"][];
        "ModerationFilter.created_from": string;
        "ModerationFilter.created_to": string;
        "ModerationFilter.entity": components["schemas"]["ModeratedEntity"][];
        "ModerationFilter.kind": components["schemas"]["ModerationKind"][];
        "ModerationFilter.overdue": boolean;
        "ModerationFilter.priority": components["schemas"]["ModerationPriority"][];
        "ModerationFilter.reason_id": components["schemas"]["Id"][];
        "ModerationFilter.status": components["schemas"]["ModerationStatus"][];
        "NotificationFilter.is_read": boolean;
        "NotificationFilter.type": components["schemas"]["NotificationType"][];
        OfCompany: components["schemas"]["Id"];
        "OperationReasonFilter.initiator": components["schemas"]["ReasonInitiator"][];
        "OperationReasonFilter.is_active": boolean;
        "OperationReasonFilter.operations": components["schemas"]["ReasonOperation"][];
        "OptionalIfMatch.ifMatch": string;
        "OrderFilter.city_id": components["schemas"]["Id"][];
        "OrderFilter.company_id": components["schemas"]["Id"][];
        "OrderFilter.delivery_type": components["schemas"]["DeliveryType"][];
        "OrderFilter.overdue": boolean;
        "OrderFilter.payment_status": components["schemas"]["PaymentStatus"][];
        "OrderFilter.payment_system_id": components["schemas"]["Id"][];
        "OrderFilter.placed_from": string;
        "OrderFilter.placed_to": string;
        "OrderFilter.reason_id": components["schemas"]["Id"][];
        "OrderFilter.status": components["schemas"]["OrderStatus"][];
        "OrderFilter.store_point_id": components["schemas"]["Id"][];
        "OrderFilter.sub_status": components["schemas"]["SubOrderStatus"][];
        /** @description The original purchase. */
        "OrderFilter.total_from": components["schemas"]["Kopecks"];
        "OrderFilter.total_to": components["schemas"]["Kopecks"];
        "PageQuery.page": number;
        "PageQuery.per_page": 10 | 20 | 50 | 100;
        "PaymentSystemFilter.is_active": boolean;
        "PaymentSystemFilter.type": components["schemas"]["PaymentSystemType"][];
        "ProductFilter.brand_id": components["schemas"]["Id"][];
        /** @description Includes its descendants. */
        "ProductFilter.category_id": components["schemas"]["Id"][];
        "ProductFilter.company_id": components["schemas"]["Id"][];
        "ProductFilter.completeness_to": number;
        "ProductFilter.condition": components["schemas"]["ProductCondition"][];
        "ProductFilter.created_from": string;
        "ProductFilter.created_to": string;
        "ProductFilter.has_applicability": boolean;
        "ProductFilter.has_barcodes": boolean;
        "ProductFilter.has_description": boolean;
        "ProductFilter.has_images": boolean;
        "ProductFilter.has_offers": boolean;
        "ProductFilter.reason_id": components["schemas"]["Id"][];
        "ProductFilter.status": components["schemas"]["ProductStatus"][];
        "ProductFilter.updated_from": string;
        "ProductFilter.updated_to": string;
        "ProductOfferFilter.brand_id": components["schemas"]["Id"][];
        /** @description Includes its descendants. */
        "ProductOfferFilter.category_id": components["schemas"]["Id"][];
        "ProductOfferFilter.company_id": components["schemas"]["Id"][];
        "ProductOfferFilter.out_of_stock": boolean;
        "ProductOfferFilter.price_from": components["schemas"]["Kopecks"];
        "ProductOfferFilter.price_quarantine": boolean;
        "ProductOfferFilter.price_to": components["schemas"]["Kopecks"];
        "ProductOfferFilter.product_id": components["schemas"]["Id"][];
        "ProductOfferFilter.status": components["schemas"]["OfferStatus"][];
        "ProductOfferFilter.store_point_id": components["schemas"]["Id"][];
        "RegionFilter.federal_district": components["schemas"]["FederalDistrict"][];
        "RegionFilter.is_active": boolean;
        "ReviewFilter.company_id": components["schemas"]["Id"][];
        "ReviewFilter.created_from": string;
        "ReviewFilter.created_to": string;
        "ReviewFilter.flags": components["schemas"]["ReviewFlag"][];
        "ReviewFilter.has_complaint": boolean;
        "ReviewFilter.has_photo": boolean;
        "ReviewFilter.has_reply": boolean;
        "ReviewFilter.product_id": components["schemas"]["Id"][];
        "ReviewFilter.rating": components["schemas"]["ReviewRating"][];
        "ReviewFilter.status": components["schemas"]["ReviewStatus"][];
        "ReviewFilter.store_point_id": components["schemas"]["Id"][];
        "ReviewFilter.target": components["schemas"]["ReviewTarget"][];
        "ReviewTermFilter.category_id": components["schemas"]["Id"][];
        "ReviewTermFilter.is_active": boolean;
        "ReviewTermFilter.kind": components["schemas"]["ReviewTermKind"][];
        "ReviewTermParams.ids": components["schemas"]["Id"][];
        /** @description Roles that hold this permission. */
        "RoleFilter.permission": components["schemas"]["Permission"];
        "RoleFilter.scope": components["schemas"]["RoleScope"][];
        /** @description Words of at least two letters. */
        SearchQuery: string;
        "SettingFilter.group": components["schemas"]["SettingGroup"];
        "SettingFilter.type": components["schemas"]["SettingType"][];
        /** @description West, south, east, north. */
        "StorePointFilter.bbox": string;
        "StorePointFilter.city_id": components["schemas"]["Id"][];
        "StorePointFilter.company_id": components["schemas"]["Id"][];
        "StorePointFilter.has_card": boolean;
        "StorePointFilter.has_cash": boolean;
        "StorePointFilter.open_now": boolean;
        "StorePointFilter.region_id": components["schemas"]["Id"][];
        "StorePointFilter.services": components["schemas"]["StorePointService"][];
        "StorePointFilter.status": components["schemas"]["StorePointStatus"][];
        "StorePointFilter.type": components["schemas"]["StorePointType"][];
        "StorePointOfferFilter.city_id": components["schemas"]["Id"];
        "StorePointOfferFilter.type": components["schemas"]["StorePointType"][];
        "SubOrderFilter.carrier": components["schemas"]["Carrier"][];
        "SubOrderFilter.city_id": components["schemas"]["Id"][];
        "SubOrderFilter.company_id": components["schemas"]["Id"][];
        "SubOrderFilter.delivery_id": components["schemas"]["Id"][];
        "SubOrderFilter.delivery_type": components["schemas"]["DeliveryType"][];
        "SubOrderFilter.has_track": boolean;
        "SubOrderFilter.order_id": components["schemas"]["Id"][];
        "SubOrderFilter.overdue": boolean;
        "SubOrderFilter.placed_from": string;
        "SubOrderFilter.placed_to": string;
        "SubOrderFilter.reason_id": components["schemas"]["Id"][];
        "SubOrderFilter.ship_from": string;
        "SubOrderFilter.ship_to": string;
        "SubOrderFilter.status": components["schemas"]["SubOrderStatus"][];
        "SubOrderFilter.store_point_id": components["schemas"]["Id"][];
        "TemplateFilter.channel": components["schemas"]["TemplateChannel"][];
        "TemplateFilter.event": components["schemas"]["TemplateEvent"][];
        "TemplateFilter.is_active": boolean;
        "TemplateFilter.locale": components["schemas"]["Locale"][];
        "TranslationDeletion.group": components["schemas"]["TranslationGroup"];
        "TranslationDeletion.key": components["schemas"]["TranslationKey"];
        "TranslationDeletion.locale": components["schemas"]["Locale"];
        "TranslationFilter.group": components["schemas"]["TranslationGroup"][];
        "TranslationFilter.missing": components["schemas"]["Locale"][];
        "UserFilter.company_id": components["schemas"]["Id"][];
        "UserFilter.last_login_from": string;
        "UserFilter.last_login_to": string;
        "UserFilter.role_id": components["schemas"]["Id"][];
        "UserFilter.status": components["schemas"]["UserStatus"][];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
/** The contract by operation: parameters, bodies and responses. */
export interface operations {
    "attributes.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                type?: components["parameters"]["AttributeFilter.type"];
                /** @description Includes inherited assignments. */
                category_id?: components["parameters"]["AttributeFilter.category_id"];
                is_filterable?: components["parameters"]["AttributeFilter.is_filterable"];
                is_active?: components["parameters"]["AttributeFilter.is_active"];
                without_synonyms?: components["parameters"]["AttributeFilter.without_synonyms"];
                sort?: ("name" | "-name" | "created_at" | "-created_at" | "type" | "-type" | "usage_count" | "-usage_count" | "position" | "-position")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttributeInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                type?: components["parameters"]["AttributeFilter.type"];
                /** @description Includes inherited assignments. */
                category_id?: components["parameters"]["AttributeFilter.category_id"];
                is_filterable?: components["parameters"]["AttributeFilter.is_filterable"];
                is_active?: components["parameters"]["AttributeFilter.is_active"];
                without_synonyms?: components["parameters"]["AttributeFilter.without_synonyms"];
                sort?: ("name" | "-name" | "created_at" | "-created_at" | "type" | "-type" | "usage_count" | "-usage_count" | "position" | "-position")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.generateTransliteName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Название */
                    name: string;
                    /** Запись */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slug"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.resolve": {
        parameters: {
            query: {
                column: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeMatch"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttributeChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "attributes.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                kind?: components["parameters"]["BrandFilter.kind"];
                country_code?: components["parameters"]["BrandFilter.country_code"];
                is_original?: components["parameters"]["BrandFilter.is_original"];
                has_products?: components["parameters"]["BrandFilter.has_products"];
                is_active?: components["parameters"]["BrandFilter.is_active"];
                sort?: ("name" | "-name" | "products_count" | "-products_count" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandAliases.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                source?: components["parameters"]["BrandAliasFilter.source"];
                status?: components["parameters"]["BrandAliasFilter.status"];
                brand_id?: components["parameters"]["BrandAliasFilter.brand_id"];
                last_seen_from?: components["parameters"]["BrandAliasFilter.last_seen_from"];
                last_seen_to?: components["parameters"]["BrandAliasFilter.last_seen_to"];
                sort?: ("name" | "-name" | "seen_count" | "-seen_count" | "last_seen_at" | "-last_seen_at" | "articles_count" | "-articles_count")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandAliasPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandAliases.deleteByParams": {
        parameters: {
            query?: {
                source?: components["parameters"]["BrandAliasFilter.source"];
                status?: components["parameters"]["BrandAliasFilter.status"];
                brand_id?: components["parameters"]["BrandAliasFilter.brand_id"];
                last_seen_from?: components["parameters"]["BrandAliasFilter.last_seen_from"];
                last_seen_to?: components["parameters"]["BrandAliasFilter.last_seen_to"];
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCount"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandAliases.ignoreByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkItems"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandAliases.tieByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /** Бренд */
                    brand_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandAliases.untieByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkItems"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandAliases.upsert": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Строки */
                    items: components["schemas"]["BrandAliasRow"][];
                    /** Строки файла */
                    lines?: components["schemas"]["FileLine"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * Пропустить строки с ошибками
                     * @default false
                     */
                    skip_invalid?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.disableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.enableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                kind?: components["parameters"]["BrandFilter.kind"];
                country_code?: components["parameters"]["BrandFilter.country_code"];
                is_original?: components["parameters"]["BrandFilter.is_original"];
                has_products?: components["parameters"]["BrandFilter.has_products"];
                is_active?: components["parameters"]["BrandFilter.is_active"];
                sort?: ("name" | "-name" | "products_count" | "-products_count" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.generateTransliteName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Название */
                    name: string;
                    /** Запись */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slug"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brands.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                country_code?: components["parameters"]["CarBrandFilter.country_code"];
                is_popular?: components["parameters"]["CarBrandFilter.is_popular"];
                is_active?: components["parameters"]["CarBrandFilter.is_active"];
                sort?: ("position" | "-position" | "name" | "-name" | "models_count" | "-models_count" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrandPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarBrandInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.generateTransliteName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Название */
                    name: string;
                    /** Запись */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slug"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarBrandChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carBrands.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                car_brand_id?: components["parameters"]["CarModelFilter.car_brand_id"];
                body?: components["parameters"]["CarModelFilter.body"];
                /** @description Models that were produced in that year. */
                year?: components["parameters"]["CarModelFilter.year"];
                is_active?: components["parameters"]["CarModelFilter.is_active"];
                sort?: ("position" | "-position" | "name" | "-name" | "year_from" | "-year_from" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModelPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarModelInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModel"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModel"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModelStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModel"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModelStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.generateTransliteName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Название */
                    name: string;
                    /** Марка */
                    car_brand_id?: components["schemas"]["Id"];
                    /** Запись */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slug"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                car_brand_id?: components["schemas"]["Id"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Марка */
                    car_brand_id: components["schemas"]["Id"];
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModel"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarModelChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModel"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModelStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "carModels.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModelStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                parent_id?: components["parameters"]["CategoryFilter.parent_id"];
                is_active?: components["parameters"]["CategoryFilter.is_active"];
                /** @description Attributes that are neither own nor inherited. */
                without_attributes?: components["parameters"]["CategoryFilter.without_attributes"];
                /** @description Categories without products, including their descendants. */
                without_products?: components["parameters"]["CategoryFilter.without_products"];
                depth?: components["parameters"]["CategoryFilter.depth"];
                sort?: ("path" | "-path" | "name" | "-name" | "products_count" | "-products_count" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categoryTree.nodes": {
        parameters: {
            query?: {
                parent_id?: components["schemas"]["Id"];
                depth?: number;
                /** @description The node, its ancestors and the siblings of each; other filters are ignored. */
                node_id?: components["schemas"]["Id"];
                with_counts?: boolean;
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTree"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categoryTree.createNode": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryNodeInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryNodeChange"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categoryTree.deleteNode": {
        parameters: {
            query?: {
                move_products_to?: components["schemas"]["Id"];
            };
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryNodeStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categoryTree.moveNode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryNodeMove"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryNodeChange"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categoryTree.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Родительская категория
                     * @description Null for the roots.
                     */
                    parent_id?: components["schemas"]["Id"] | null;
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.disableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.enableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                parent_id?: components["parameters"]["CategoryFilter.parent_id"];
                is_active?: components["parameters"]["CategoryFilter.is_active"];
                /** @description Attributes that are neither own nor inherited. */
                without_attributes?: components["parameters"]["CategoryFilter.without_attributes"];
                /** @description Categories without products, including their descendants. */
                without_products?: components["parameters"]["CategoryFilter.without_products"];
                depth?: components["parameters"]["CategoryFilter.depth"];
                sort?: ("path" | "-path" | "name" | "-name" | "products_count" | "-products_count" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.generateTransliteName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Название */
                    name: string;
                    /** Запись */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slug"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                /** @description Only categories that may hold products. */
                leaf?: boolean;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "categories.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCarBrands.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["LegacyFilter.status"];
                has_candidate?: components["parameters"]["LegacyFilter.has_candidate"];
                sort?: ("id" | "-id" | "name" | "-name" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrandRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCarBrands.candidates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrandCandidates"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCarBrands.createOurs": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarBrandChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCarBrands.ignore": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Комментарий */
                    note: string;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCarBrands.tie": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Наша запись */
                    mapped_to_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCarBrands.untie": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrandStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCarBrands.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCarBrand"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyProducts.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["LegacyFilter.status"];
                has_candidate?: components["parameters"]["LegacyFilter.has_candidate"];
                sort?: ("id" | "-id" | "name" | "-name" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProductRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyProducts.candidates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProductCandidates"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyProducts.createOurs": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProduct"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProductStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyProducts.ignore": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Комментарий */
                    note: string;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProduct"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProductStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyProducts.tie": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Наша запись */
                    mapped_to_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProduct"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProductStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyProducts.untie": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProduct"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProductStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyProducts.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyProduct"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["ProductFilter.status"];
                brand_id?: components["parameters"]["ProductFilter.brand_id"];
                /** @description Includes its descendants. */
                category_id?: components["parameters"]["ProductFilter.category_id"];
                company_id?: components["parameters"]["ProductFilter.company_id"];
                condition?: components["parameters"]["ProductFilter.condition"];
                has_offers?: components["parameters"]["ProductFilter.has_offers"];
                has_images?: components["parameters"]["ProductFilter.has_images"];
                has_barcodes?: components["parameters"]["ProductFilter.has_barcodes"];
                has_description?: components["parameters"]["ProductFilter.has_description"];
                has_applicability?: components["parameters"]["ProductFilter.has_applicability"];
                completeness_to?: components["parameters"]["ProductFilter.completeness_to"];
                reason_id?: components["parameters"]["ProductFilter.reason_id"];
                created_from?: components["parameters"]["ProductFilter.created_from"];
                created_to?: components["parameters"]["ProductFilter.created_to"];
                updated_from?: components["parameters"]["ProductFilter.updated_from"];
                updated_to?: components["parameters"]["ProductFilter.updated_to"];
                sort?: ("updated_at" | "-updated_at" | "name" | "-name" | "article_norm" | "-article_norm" | "brand" | "-brand" | "min_price_kopecks" | "-min_price_kopecks" | "created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["ProductOfferFilter.company_id"];
                product_id?: components["parameters"]["ProductOfferFilter.product_id"];
                brand_id?: components["parameters"]["ProductOfferFilter.brand_id"];
                /** @description Includes its descendants. */
                category_id?: components["parameters"]["ProductOfferFilter.category_id"];
                status?: components["parameters"]["ProductOfferFilter.status"];
                out_of_stock?: components["parameters"]["ProductOfferFilter.out_of_stock"];
                price_quarantine?: components["parameters"]["ProductOfferFilter.price_quarantine"];
                price_from?: components["parameters"]["ProductOfferFilter.price_from"];
                price_to?: components["parameters"]["ProductOfferFilter.price_to"];
                store_point_id?: components["parameters"]["ProductOfferFilter.store_point_id"];
                sort?: ("updated_at" | "-updated_at" | "seller_sku" | "-seller_sku" | "price_kopecks" | "-price_kopecks" | "available" | "-available")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOfferRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductOfferInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOffer"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.disableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOffer"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOfferStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.enableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOffer"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOfferStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["ProductOfferFilter.company_id"];
                product_id?: components["parameters"]["ProductOfferFilter.product_id"];
                brand_id?: components["parameters"]["ProductOfferFilter.brand_id"];
                /** @description Includes its descendants. */
                category_id?: components["parameters"]["ProductOfferFilter.category_id"];
                status?: components["parameters"]["ProductOfferFilter.status"];
                out_of_stock?: components["parameters"]["ProductOfferFilter.out_of_stock"];
                price_quarantine?: components["parameters"]["ProductOfferFilter.price_quarantine"];
                price_from?: components["parameters"]["ProductOfferFilter.price_from"];
                price_to?: components["parameters"]["ProductOfferFilter.price_to"];
                store_point_id?: components["parameters"]["ProductOfferFilter.store_point_id"];
                sort?: ("updated_at" | "-updated_at" | "seller_sku" | "-seller_sku" | "price_kopecks" | "-price_kopecks" | "available" | "-available")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.priceHistory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceHistory"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.statusChange": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Статус */
                    status: components["schemas"]["OfferStatus"];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Срок
                     * Format: date-time
                     * @description When the status ends by itself.
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOffer"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOfferStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.upsert": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Строки */
                    items: components["schemas"]["ProductOfferImportRow"][];
                    /** Строки файла */
                    lines?: components["schemas"]["FileLine"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * Пропустить строки с ошибками
                     * @default false
                     */
                    skip_invalid?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOffer"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductOfferChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOffer"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOfferStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "productOffers.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOfferStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.attributes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                category_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ProductAttribute"][];
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.disableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.enableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["ProductFilter.status"];
                brand_id?: components["parameters"]["ProductFilter.brand_id"];
                /** @description Includes its descendants. */
                category_id?: components["parameters"]["ProductFilter.category_id"];
                company_id?: components["parameters"]["ProductFilter.company_id"];
                condition?: components["parameters"]["ProductFilter.condition"];
                has_offers?: components["parameters"]["ProductFilter.has_offers"];
                has_images?: components["parameters"]["ProductFilter.has_images"];
                has_barcodes?: components["parameters"]["ProductFilter.has_barcodes"];
                has_description?: components["parameters"]["ProductFilter.has_description"];
                has_applicability?: components["parameters"]["ProductFilter.has_applicability"];
                completeness_to?: components["parameters"]["ProductFilter.completeness_to"];
                reason_id?: components["parameters"]["ProductFilter.reason_id"];
                created_from?: components["parameters"]["ProductFilter.created_from"];
                created_to?: components["parameters"]["ProductFilter.created_to"];
                updated_from?: components["parameters"]["ProductFilter.updated_from"];
                updated_to?: components["parameters"]["ProductFilter.updated_to"];
                sort?: ("updated_at" | "-updated_at" | "name" | "-name" | "article_norm" | "-article_norm" | "brand" | "-brand" | "min_price_kopecks" | "-min_price_kopecks" | "created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.generateTransliteName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Название */
                    name: string;
                    /** Запись */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slug"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.moveToCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /** Категория */
                    category_id: components["schemas"]["Id"];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.statusChangeByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /** Статус */
                    status: components["schemas"]["ProductStatus"];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.statusChange": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Статус */
                    status: components["schemas"]["ProductStatus"];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Срок
                     * Format: date-time
                     * @description When the status ends by itself.
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.statusHistory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistory"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "products.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "bankDetails.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["BankDetailFilter.company_id"];
                is_default?: components["parameters"]["BankDetailFilter.is_default"];
                is_active?: components["parameters"]["BankDetailFilter.is_active"];
                sort?: ("created_at" | "-created_at" | "bank_name" | "-bank_name")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetailRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "bankDetails.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankDetailInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetail"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "bankDetails.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetail"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetailStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "bankDetails.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetail"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetailStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "bankDetails.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["OfCompany"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "bankDetails.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetail"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "bankDetails.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankDetailChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetail"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetailStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "bankDetails.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankDetailStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "commissions.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                id?: components["parameters"]["CommissionFilter.id"];
                company_id?: components["parameters"]["CommissionFilter.company_id"];
                category_id?: components["parameters"]["CommissionFilter.category_id"];
                brand_id?: components["parameters"]["CommissionFilter.brand_id"];
                valid_on?: components["parameters"]["CommissionFilter.valid_on"];
                expired_before?: components["parameters"]["CommissionFilter.expired_before"];
                sort?: ("updated_at" | "-updated_at" | "valid_from" | "-valid_from" | "rate_bp" | "-rate_bp" | "company" | "-company" | "category" | "-category" | "brand" | "-brand")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "commissions.deleteByParams": {
        parameters: {
            query?: {
                id?: components["parameters"]["CommissionFilter.id"];
                company_id?: components["parameters"]["CommissionFilter.company_id"];
                category_id?: components["parameters"]["CommissionFilter.category_id"];
                brand_id?: components["parameters"]["CommissionFilter.brand_id"];
                valid_on?: components["parameters"]["CommissionFilter.valid_on"];
                expired_before?: components["parameters"]["CommissionFilter.expired_before"];
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCount"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "commissions.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                id?: components["parameters"]["CommissionFilter.id"];
                company_id?: components["parameters"]["CommissionFilter.company_id"];
                category_id?: components["parameters"]["CommissionFilter.category_id"];
                brand_id?: components["parameters"]["CommissionFilter.brand_id"];
                valid_on?: components["parameters"]["CommissionFilter.valid_on"];
                expired_before?: components["parameters"]["CommissionFilter.expired_before"];
                sort?: ("updated_at" | "-updated_at" | "valid_from" | "-valid_from" | "rate_bp" | "-rate_bp" | "company" | "-company" | "category" | "-category" | "brand" | "-brand")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "commissions.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "commissions.resolve": {
        parameters: {
            query: {
                company_id: components["schemas"]["Id"];
                product_id: components["schemas"]["Id"];
                price_kopecks: components["schemas"]["Kopecks"];
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionResolution"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "commissions.upsert": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Строки */
                    items: components["schemas"]["CommissionUpsertRow"][];
                    /** Строки файла */
                    lines?: components["schemas"]["FileLine"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * Пропустить строки с ошибками
                     * @default false
                     */
                    skip_invalid?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["CompanyFilter.status"];
                type?: components["parameters"]["CompanyFilter.type"];
                tax_system?: components["parameters"]["CompanyFilter.tax_system"];
                manager_id?: components["parameters"]["CompanyFilter.manager_id"];
                city_id?: components["parameters"]["CompanyFilter.city_id"];
                has_active_contract?: components["parameters"]["CompanyFilter.has_active_contract"];
                created_from?: components["parameters"]["CompanyFilter.created_from"];
                created_to?: components["parameters"]["CompanyFilter.created_to"];
                sort?: ("created_at" | "-created_at" | "trade_name" | "-trade_name" | "rating" | "-rating" | "active_offers_count" | "-active_offers_count")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companyAddresses.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["CompanyAddressFilter.company_id"];
                type?: components["parameters"]["CompanyAddressFilter.type"];
                region_id?: components["parameters"]["CompanyAddressFilter.region_id"];
                city_id?: components["parameters"]["CompanyAddressFilter.city_id"];
                sort?: ("type" | "-type" | "created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAddressRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companyAddresses.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyAddressInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAddress"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companyAddresses.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["OfCompany"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companyAddresses.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAddress"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companyAddresses.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyAddressChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAddress"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAddressStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companyAddresses.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAddressStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.attachUsers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIds"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.deactivationHistory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistory"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.detachUsers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIds"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["CompanyFilter.status"];
                type?: components["parameters"]["CompanyFilter.type"];
                tax_system?: components["parameters"]["CompanyFilter.tax_system"];
                manager_id?: components["parameters"]["CompanyFilter.manager_id"];
                city_id?: components["parameters"]["CompanyFilter.city_id"];
                has_active_contract?: components["parameters"]["CompanyFilter.has_active_contract"];
                created_from?: components["parameters"]["CompanyFilter.created_from"];
                created_to?: components["parameters"]["CompanyFilter.created_to"];
                sort?: ("created_at" | "-created_at" | "trade_name" | "-trade_name" | "rating" | "-rating" | "active_offers_count" | "-active_offers_count")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.statusChange": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Статус */
                    status: components["schemas"]["CompanyStatus"];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Срок
                     * Format: date-time
                     * @description When the status ends by itself.
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "companies.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "contracts.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["ContractFilter.company_id"];
                type?: components["parameters"]["ContractFilter.type"];
                status?: components["parameters"]["ContractFilter.status"];
                auto_renewal?: components["parameters"]["ContractFilter.auto_renewal"];
                ends_soon?: components["parameters"]["ContractFilter.ends_soon"];
                end_from?: components["parameters"]["ContractFilter.end_from"];
                end_to?: components["parameters"]["ContractFilter.end_to"];
                sort?: ("start_date" | "-start_date" | "end_date" | "-end_date" | "number" | "-number" | "created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "contracts.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "contracts.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["ContractFilter.company_id"];
                type?: components["parameters"]["ContractFilter.type"];
                status?: components["parameters"]["ContractFilter.status"];
                auto_renewal?: components["parameters"]["ContractFilter.auto_renewal"];
                ends_soon?: components["parameters"]["ContractFilter.ends_soon"];
                end_from?: components["parameters"]["ContractFilter.end_from"];
                end_to?: components["parameters"]["ContractFilter.end_to"];
                sort?: ("start_date" | "-start_date" | "end_date" | "-end_date" | "number" | "-number" | "created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "contracts.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["OfCompany"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "contracts.statusChange": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Статус */
                    status: components["schemas"]["ContractStatus"];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Срок
                     * Format: date-time
                     * @description When the status ends by itself.
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "contracts.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "contracts.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "contracts.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                type?: components["parameters"]["StorePointFilter.type"];
                status?: components["parameters"]["StorePointFilter.status"];
                company_id?: components["parameters"]["StorePointFilter.company_id"];
                region_id?: components["parameters"]["StorePointFilter.region_id"];
                city_id?: components["parameters"]["StorePointFilter.city_id"];
                open_now?: components["parameters"]["StorePointFilter.open_now"];
                has_cash?: components["parameters"]["StorePointFilter.has_cash"];
                has_card?: components["parameters"]["StorePointFilter.has_card"];
                services?: components["parameters"]["StorePointFilter.services"];
                /** @description West, south, east, north. */
                bbox?: components["parameters"]["StorePointFilter.bbox"];
                sort?: ("name" | "-name" | "created_at" | "-created_at" | "city" | "-city" | "code" | "-code")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePointRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorePointInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePoint"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.deactivationHistory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistory"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.disableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.enableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                type?: components["parameters"]["StorePointFilter.type"];
                status?: components["parameters"]["StorePointFilter.status"];
                company_id?: components["parameters"]["StorePointFilter.company_id"];
                region_id?: components["parameters"]["StorePointFilter.region_id"];
                city_id?: components["parameters"]["StorePointFilter.city_id"];
                open_now?: components["parameters"]["StorePointFilter.open_now"];
                has_cash?: components["parameters"]["StorePointFilter.has_cash"];
                has_card?: components["parameters"]["StorePointFilter.has_card"];
                services?: components["parameters"]["StorePointFilter.services"];
                /** @description West, south, east, north. */
                bbox?: components["parameters"]["StorePointFilter.bbox"];
                sort?: ("name" | "-name" | "created_at" | "-created_at" | "city" | "-city" | "code" | "-code")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                company_id?: components["parameters"]["OfCompany"];
                city_id?: components["parameters"]["StorePointOfferFilter.city_id"];
                type?: components["parameters"]["StorePointOfferFilter.type"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.statusChange": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Статус */
                    status: components["schemas"]["StorePointStatus"];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Срок
                     * Format: date-time
                     * @description When the status ends by itself.
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePoint"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePointStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePoint"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorePointChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePoint"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePointStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "storePoints.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePointStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "metaData.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                entity?: components["parameters"]["MetaDataFilter.entity"];
                entity_id?: components["parameters"]["MetaDataFilter.entity_id"];
                city_id?: components["parameters"]["MetaDataFilter.city_id"];
                without_city?: components["parameters"]["MetaDataFilter.without_city"];
                sort?: ("updated_at" | "-updated_at" | "title" | "-title" | "h1" | "-h1")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetaDataRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "metaData.deleteByParams": {
        parameters: {
            query?: {
                entity?: components["parameters"]["MetaDataDeletion.entity"];
                entity_id?: components["parameters"]["MetaDataDeletion.entity_id"];
                city_id?: components["parameters"]["MetaDataDeletion.city_id"];
                without_city?: components["parameters"]["MetaDataDeletion.without_city"];
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCount"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "metaData.upsert": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Строки */
                    items: components["schemas"]["MetaDataInput"][];
                    /** Строки файла */
                    lines?: components["schemas"]["FileLine"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * Пропустить строки с ошибками
                     * @default false
                     */
                    skip_invalid?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "metaData.view": {
        parameters: {
            query: {
                entity: components["schemas"]["MetaDataEntity"];
                entity_id: components["schemas"]["Id"];
                city_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetaData"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "operationReasons.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                operations?: components["parameters"]["OperationReasonFilter.operations"];
                initiator?: components["parameters"]["OperationReasonFilter.initiator"];
                is_active?: components["parameters"]["OperationReasonFilter.is_active"];
                sort?: ("position" | "-position" | "name" | "-name" | "usage_count" | "-usage_count")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReasonPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "operationReasons.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationReasonInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReason"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "operationReasons.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReason"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReasonStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "operationReasons.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReason"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReasonStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "operationReasons.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                operation?: components["schemas"]["ReasonOperation"];
                /** @description Reasons for a sub-order in this state. */
                order_status?: components["schemas"]["SubOrderStatus"];
                /** @description Reasons for a request about this subject. */
                subject?: components["schemas"]["ReasonSubject"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonOptions"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "operationReasons.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "operationReasons.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReason"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "operationReasons.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationReasonChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReason"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReasonStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "operationReasons.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationReasonStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                event?: components["parameters"]["TemplateFilter.event"];
                channel?: components["parameters"]["TemplateFilter.channel"];
                locale?: components["parameters"]["TemplateFilter.locale"];
                is_active?: components["parameters"]["TemplateFilter.is_active"];
                sort?: ("code" | "-code" | "event" | "-event" | "channel" | "-channel" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateEvents"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateText"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePreview"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.sendToMe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "templates.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "translations.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                group?: components["parameters"]["TranslationFilter.group"];
                missing?: components["parameters"]["TranslationFilter.missing"];
                sort?: ("key" | "-key" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationEntryPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "translations.deleteByParams": {
        parameters: {
            query?: {
                group?: components["parameters"]["TranslationDeletion.group"];
                key?: components["parameters"]["TranslationDeletion.key"];
                locale?: components["parameters"]["TranslationDeletion.locale"];
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCount"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "translations.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                group?: components["parameters"]["TranslationFilter.group"];
                missing?: components["parameters"]["TranslationFilter.missing"];
                sort?: ("key" | "-key" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "translations.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "translations.upsert": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Строки */
                    items: components["schemas"]["TranslationRow"][];
                    /** Строки файла */
                    lines?: components["schemas"]["FileLine"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * Пропустить строки с ошибками
                     * @default false
                     */
                    skip_invalid?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                region_id?: components["parameters"]["CityFilter.region_id"];
                federal_district?: components["parameters"]["CityFilter.federal_district"];
                is_active?: components["parameters"]["CityFilter.is_active"];
                is_popular?: components["parameters"]["CityFilter.is_popular"];
                has_points?: components["parameters"]["CityFilter.has_points"];
                sort?: ("name" | "-name" | "population" | "-population" | "region" | "-region")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CityInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.disableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.enableByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                region_id?: components["parameters"]["CityFilter.region_id"];
                federal_district?: components["parameters"]["CityFilter.federal_district"];
                is_active?: components["parameters"]["CityFilter.is_active"];
                is_popular?: components["parameters"]["CityFilter.is_popular"];
                has_points?: components["parameters"]["CityFilter.has_points"];
                sort?: ("name" | "-name" | "population" | "-population" | "region" | "-region")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.generateTransliteName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Название */
                    name: string;
                    /** Запись */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slug"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                region_id?: components["schemas"]["Id"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CityChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "cities.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCities.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["LegacyFilter.status"];
                has_candidate?: components["parameters"]["LegacyFilter.has_candidate"];
                sort?: ("id" | "-id" | "name" | "-name" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCityRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCities.candidates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCityCandidates"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCities.createOurs": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CityChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCity"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCityStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCities.ignore": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Комментарий */
                    note: string;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCity"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCityStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCities.tie": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Наша запись */
                    mapped_to_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCity"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCityStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCities.untie": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCity"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCityStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "legacyCities.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyCity"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "regions.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                federal_district?: components["parameters"]["RegionFilter.federal_district"];
                is_active?: components["parameters"]["RegionFilter.is_active"];
                sort?: ("name" | "-name" | "iso_code" | "-iso_code" | "federal_district" | "-federal_district" | "cities_count" | "-cities_count")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "regions.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "regions.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "regions.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "regions.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "regions.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "regions.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "regions.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "auditLog.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                user_id?: components["parameters"]["AuditFilter.user_id"];
                entity?: components["parameters"]["AuditFilter.entity"];
                entity_id?: components["parameters"]["AuditFilter.entity_id"];
                event?: components["parameters"]["AuditFilter.event"];
                company_id?: components["parameters"]["AuditFilter.company_id"];
                source?: components["parameters"]["AuditFilter.source"];
                ip?: components["parameters"]["AuditFilter.ip"];
                request_id?: components["parameters"]["AuditFilter.request_id"];
                /** @description Rows that changed any of these fields. */
                field?: components["parameters"]["AuditFilter.field"];
                created_from?: components["parameters"]["AuditFilter.created_from"];
                created_to?: components["parameters"]["AuditFilter.created_to"];
                sort?: ("created_at" | "-created_at")[];
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "auditLog.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                user_id?: components["parameters"]["AuditFilter.user_id"];
                entity?: components["parameters"]["AuditFilter.entity"];
                entity_id?: components["parameters"]["AuditFilter.entity_id"];
                event?: components["parameters"]["AuditFilter.event"];
                company_id?: components["parameters"]["AuditFilter.company_id"];
                source?: components["parameters"]["AuditFilter.source"];
                ip?: components["parameters"]["AuditFilter.ip"];
                request_id?: components["parameters"]["AuditFilter.request_id"];
                /** @description Rows that changed any of these fields. */
                field?: components["parameters"]["AuditFilter.field"];
                created_from?: components["parameters"]["AuditFilter.created_from"];
                created_to?: components["parameters"]["AuditFilter.created_to"];
                sort?: ("created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "auditLog.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRecord"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandModeration.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["BrandModerationFilter.status"];
                resolution?: components["parameters"]["BrandModerationFilter.resolution"];
                company_id?: components["parameters"]["BrandModerationFilter.company_id"];
                /** @description `me`, `none`, or ids. */
                assignee_id?: components["parameters"]["BrandModerationFilter.assignee_id"];
                overdue?: components["parameters"]["BrandModerationFilter.overdue"];
                created_from?: components["parameters"]["BrandModerationFilter.created_from"];
                created_to?: components["parameters"]["BrandModerationFilter.created_to"];
                sort?: ("due_at" | "-due_at" | "created_at" | "-created_at" | "proposed_name" | "-proposed_name" | "attempt" | "-attempt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandModerationRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandModeration.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandModerationInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandModeration"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandModeration.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandModeration.prolong": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandModeration"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandModeration.statusChange": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandModerationStatusChange"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandModeration"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandModerationStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandModeration.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandModeration"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "brandModeration.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandModerationChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandModeration"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandModerationStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "moderation.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                entity?: components["parameters"]["ModerationFilter.entity"];
                kind?: components["parameters"]["ModerationFilter.kind"];
                status?: components["parameters"]["ModerationFilter.status"];
                company_id?: components["parameters"]["ModerationFilter.company_id"];
                /** @description `me`, `none`, or ids. */
                assignee_id?: components["parameters"]["ModerationFilter.assignee_id"];
                priority?: components["parameters"]["ModerationFilter.priority"];
                overdue?: components["parameters"]["ModerationFilter.overdue"];
                reason_id?: components["parameters"]["ModerationFilter.reason_id"];
                created_from?: components["parameters"]["ModerationFilter.created_from"];
                created_to?: components["parameters"]["ModerationFilter.created_to"];
                sort?: ("due_at" | "-due_at" | "created_at" | "-created_at" | "priority" | "-priority" | "attempt" | "-attempt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "moderation.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderation"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "moderation.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                entity?: components["parameters"]["ModerationFilter.entity"];
                kind?: components["parameters"]["ModerationFilter.kind"];
                status?: components["parameters"]["ModerationFilter.status"];
                company_id?: components["parameters"]["ModerationFilter.company_id"];
                /** @description `me`, `none`, or ids. */
                assignee_id?: components["parameters"]["ModerationFilter.assignee_id"];
                priority?: components["parameters"]["ModerationFilter.priority"];
                overdue?: components["parameters"]["ModerationFilter.overdue"];
                reason_id?: components["parameters"]["ModerationFilter.reason_id"];
                created_from?: components["parameters"]["ModerationFilter.created_from"];
                created_to?: components["parameters"]["ModerationFilter.created_to"];
                sort?: ("due_at" | "-due_at" | "created_at" | "-created_at" | "priority" | "-priority" | "attempt" | "-attempt")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "moderation.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "moderation.next": {
        parameters: {
            query?: {
                entity?: components["schemas"]["ModeratedEntity"][];
                /** @description Requests that the caller has skipped. */
                skip?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextInQueue"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "moderation.prolong": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderation"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "moderation.statusChange": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationStatusChange"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderation"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "moderation.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderation"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "moderation.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderation"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                type?: components["parameters"]["DeliveryFilter.type"];
                carrier?: components["parameters"]["DeliveryFilter.carrier"];
                is_active?: components["parameters"]["DeliveryFilter.is_active"];
                sort?: ("position" | "-position" | "name" | "-name" | "code" | "-code")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                type?: components["parameters"]["DeliveryFilter.type"];
                carrier?: components["parameters"]["DeliveryFilter.carrier"];
                is_active?: components["parameters"]["DeliveryFilter.is_active"];
                sort?: ("position" | "-position" | "name" | "-name" | "code" | "-code")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.quote": {
        parameters: {
            query: {
                city_id: components["schemas"]["Id"];
                weight_g: number;
                items_kopecks?: components["schemas"]["Kopecks"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryQuotes"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "deliveries.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "orders.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["OrderFilter.status"];
                sub_status?: components["parameters"]["OrderFilter.sub_status"];
                payment_status?: components["parameters"]["OrderFilter.payment_status"];
                payment_system_id?: components["parameters"]["OrderFilter.payment_system_id"];
                company_id?: components["parameters"]["OrderFilter.company_id"];
                store_point_id?: components["parameters"]["OrderFilter.store_point_id"];
                city_id?: components["parameters"]["OrderFilter.city_id"];
                delivery_type?: components["parameters"]["OrderFilter.delivery_type"];
                placed_from?: components["parameters"]["OrderFilter.placed_from"];
                placed_to?: components["parameters"]["OrderFilter.placed_to"];
                /** @description The original purchase. */
                total_from?: components["parameters"]["OrderFilter.total_from"];
                total_to?: components["parameters"]["OrderFilter.total_to"];
                overdue?: components["parameters"]["OrderFilter.overdue"];
                reason_id?: components["parameters"]["OrderFilter.reason_id"];
                sort?: ("placed_at" | "-placed_at" | "number" | "-number" | "bought_kopecks" | "-bought_kopecks" | "total_kopecks" | "-total_kopecks" | "ship_by" | "-ship_by")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "orders.viewByNumber": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "orders.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["OrderFilter.status"];
                sub_status?: components["parameters"]["OrderFilter.sub_status"];
                payment_status?: components["parameters"]["OrderFilter.payment_status"];
                payment_system_id?: components["parameters"]["OrderFilter.payment_system_id"];
                company_id?: components["parameters"]["OrderFilter.company_id"];
                store_point_id?: components["parameters"]["OrderFilter.store_point_id"];
                city_id?: components["parameters"]["OrderFilter.city_id"];
                delivery_type?: components["parameters"]["OrderFilter.delivery_type"];
                placed_from?: components["parameters"]["OrderFilter.placed_from"];
                placed_to?: components["parameters"]["OrderFilter.placed_to"];
                /** @description The original purchase. */
                total_from?: components["parameters"]["OrderFilter.total_from"];
                total_to?: components["parameters"]["OrderFilter.total_to"];
                overdue?: components["parameters"]["OrderFilter.overdue"];
                reason_id?: components["parameters"]["OrderFilter.reason_id"];
                sort?: ("placed_at" | "-placed_at" | "number" | "-number" | "bought_kopecks" | "-bought_kopecks" | "total_kopecks" | "-total_kopecks" | "ship_by" | "-ship_by")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "orders.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "orders.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "orders.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "paymentSystems.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                type?: components["parameters"]["PaymentSystemFilter.type"];
                is_active?: components["parameters"]["PaymentSystemFilter.is_active"];
                sort?: ("position" | "-position" | "name" | "-name" | "type" | "-type")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystemPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "paymentSystems.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSystemInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystem"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "paymentSystems.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystem"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystemStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "paymentSystems.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystem"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystemStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "paymentSystems.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "paymentSystems.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "paymentSystems.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystem"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "paymentSystems.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSystemChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystem"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystemStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "paymentSystems.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystemStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "subOrders.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                order_id?: components["parameters"]["SubOrderFilter.order_id"];
                status?: components["parameters"]["SubOrderFilter.status"];
                carrier?: components["parameters"]["SubOrderFilter.carrier"];
                delivery_id?: components["parameters"]["SubOrderFilter.delivery_id"];
                delivery_type?: components["parameters"]["SubOrderFilter.delivery_type"];
                company_id?: components["parameters"]["SubOrderFilter.company_id"];
                store_point_id?: components["parameters"]["SubOrderFilter.store_point_id"];
                city_id?: components["parameters"]["SubOrderFilter.city_id"];
                reason_id?: components["parameters"]["SubOrderFilter.reason_id"];
                placed_from?: components["parameters"]["SubOrderFilter.placed_from"];
                placed_to?: components["parameters"]["SubOrderFilter.placed_to"];
                ship_from?: components["parameters"]["SubOrderFilter.ship_from"];
                ship_to?: components["parameters"]["SubOrderFilter.ship_to"];
                has_track?: components["parameters"]["SubOrderFilter.has_track"];
                overdue?: components["parameters"]["SubOrderFilter.overdue"];
                sort?: ("placed_at" | "-placed_at" | "due" | "-due" | "ship_by" | "-ship_by" | "number" | "-number" | "bought_kopecks" | "-bought_kopecks" | "total_kopecks" | "-total_kopecks")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubOrderRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "subOrders.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                order_id?: components["parameters"]["SubOrderFilter.order_id"];
                status?: components["parameters"]["SubOrderFilter.status"];
                carrier?: components["parameters"]["SubOrderFilter.carrier"];
                delivery_id?: components["parameters"]["SubOrderFilter.delivery_id"];
                delivery_type?: components["parameters"]["SubOrderFilter.delivery_type"];
                company_id?: components["parameters"]["SubOrderFilter.company_id"];
                store_point_id?: components["parameters"]["SubOrderFilter.store_point_id"];
                city_id?: components["parameters"]["SubOrderFilter.city_id"];
                reason_id?: components["parameters"]["SubOrderFilter.reason_id"];
                placed_from?: components["parameters"]["SubOrderFilter.placed_from"];
                placed_to?: components["parameters"]["SubOrderFilter.placed_to"];
                ship_from?: components["parameters"]["SubOrderFilter.ship_from"];
                ship_to?: components["parameters"]["SubOrderFilter.ship_to"];
                has_track?: components["parameters"]["SubOrderFilter.has_track"];
                overdue?: components["parameters"]["SubOrderFilter.overdue"];
                sort?: ("placed_at" | "-placed_at" | "due" | "-due" | "ship_by" | "-ship_by" | "number" | "-number" | "bought_kopecks" | "-bought_kopecks" | "total_kopecks" | "-total_kopecks")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "subOrders.pickingList": {
        parameters: {
            query: {
                ids: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickingList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "subOrders.changeStatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Записи */
                    items: components["schemas"]["BulkItem"][];
                    /** Статус */
                    status: components["schemas"]["SubOrderStatus"];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "subOrders.statusChange": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubOrderStatusChange"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubOrder"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubOrderStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "subOrders.setTrackNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Отправления */
                    items: components["schemas"]["TrackNumberItem"][];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "subOrders.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubOrder"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "subOrders.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubOrderChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubOrder"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubOrderStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "reviews.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["ReviewFilter.status"];
                rating?: components["parameters"]["ReviewFilter.rating"];
                target?: components["parameters"]["ReviewFilter.target"];
                product_id?: components["parameters"]["ReviewFilter.product_id"];
                store_point_id?: components["parameters"]["ReviewFilter.store_point_id"];
                company_id?: components["parameters"]["ReviewFilter.company_id"];
                has_reply?: components["parameters"]["ReviewFilter.has_reply"];
                has_photo?: components["parameters"]["ReviewFilter.has_photo"];
                has_complaint?: components["parameters"]["ReviewFilter.has_complaint"];
                flags?: components["parameters"]["ReviewFilter.flags"];
                created_from?: components["parameters"]["ReviewFilter.created_from"];
                created_to?: components["parameters"]["ReviewFilter.created_to"];
                sort?: ("created_at" | "-created_at" | "rating" | "-rating")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "reviewTerms.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                kind?: components["parameters"]["ReviewTermFilter.kind"];
                category_id?: components["parameters"]["ReviewTermFilter.category_id"];
                is_active?: components["parameters"]["ReviewTermFilter.is_active"];
                sort?: ("position" | "-position" | "text" | "-text" | "kind" | "-kind")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewTermPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "reviewTerms.deleteByParams": {
        parameters: {
            query?: {
                ids?: components["parameters"]["ReviewTermParams.ids"];
                kind?: components["parameters"]["ReviewTermFilter.kind"];
                category_id?: components["parameters"]["ReviewTermFilter.category_id"];
                is_active?: components["parameters"]["ReviewTermFilter.is_active"];
                dry_run?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCount"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "reviewTerms.upsert": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Строки */
                    items: components["schemas"]["ReviewTermRow"][];
                    /** Строки файла */
                    lines?: components["schemas"]["FileLine"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * Пропустить строки с ошибками
                     * @default false
                     */
                    skip_invalid?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "reviews.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["ReviewFilter.status"];
                rating?: components["parameters"]["ReviewFilter.rating"];
                target?: components["parameters"]["ReviewFilter.target"];
                product_id?: components["parameters"]["ReviewFilter.product_id"];
                store_point_id?: components["parameters"]["ReviewFilter.store_point_id"];
                company_id?: components["parameters"]["ReviewFilter.company_id"];
                has_reply?: components["parameters"]["ReviewFilter.has_reply"];
                has_photo?: components["parameters"]["ReviewFilter.has_photo"];
                has_complaint?: components["parameters"]["ReviewFilter.has_complaint"];
                flags?: components["parameters"]["ReviewFilter.flags"];
                created_from?: components["parameters"]["ReviewFilter.created_from"];
                created_to?: components["parameters"]["ReviewFilter.created_to"];
                sort?: ("created_at" | "-created_at" | "rating" | "-rating")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "reviews.statusChange": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Статус */
                    status: components["schemas"]["ReviewStatus"];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Срок
                     * Format: date-time
                     * @description When the status ends by itself.
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "reviews.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "reviews.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "reviews.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "events.stream": {
        parameters: {
            query?: {
                /** @description The age of the oldest response that the caller shows, in milliseconds: changes since then are sent first. */
                shown_for?: number;
            };
            header?: {
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Server-sent events: `changes` (see Changes) reports changes that the caller may see; `reset` means that events were missed, so
             *     all visible data must be refetched; `ping` keeps the connection alive. The id of each event resumes the stream.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Changes"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "files.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Upload"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    "files.content": {
        parameters: {
            query?: {
                size?: components["schemas"]["PictureSize"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "files.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "notifications.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                is_read?: components["parameters"]["NotificationFilter.is_read"];
                type?: components["parameters"]["NotificationFilter.type"];
                sort?: ("created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "notifications.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Broadcast"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentBroadcast"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "notifications.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "notifications.readAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "notifications.unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "notifications.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "notifications.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["OptionalIfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "notifications.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "presence.report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceReport"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Viewers"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "presence.leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Place"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "routeRules.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                sort?: ("path" | "-path" | "redirect" | "-redirect" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRouteRulePage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "routeRules.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteRuleInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRouteRule"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "routeRules.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRouteRule"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "routeRules.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteRuleChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRouteRule"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRouteRuleStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "routeRules.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRouteRuleStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "savedViews.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                path?: components["schemas"]["PanelPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "savedViews.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "savedViews.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "savedViews.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "search.find": {
        parameters: {
            query: {
                q: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "settings.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                group?: components["parameters"]["SettingFilter.group"];
                type?: components["parameters"]["SettingFilter.type"];
                sort?: ("group" | "-group" | "key" | "-key" | "label" | "-label" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "settings.upsert": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Комментарий */
                    comment?: string | null;
                    /** Строки */
                    items: components["schemas"]["SettingRow"][];
                    /** Строки файла */
                    lines?: components["schemas"]["FileLine"][];
                    /**
                     * Пробный прогон
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * Пропустить строки с ошибками
                     * @default false
                     */
                    skip_invalid?: boolean;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpsertResult"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingSetStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "settings.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "settings.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "system.failure": {
        parameters: {
            query: {
                status: components["schemas"]["FailureStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "system.maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapsScript"];
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "system.routeRule": {
        parameters: {
            query: {
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteRule"];
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "auth.refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "auth.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "auth.signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            204: {
                headers: {
                    /** @description Excludes local storage, so that the colour mode stays. */
                    "Clear-Site-Data": "\"cache\"";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "permissions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionList"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "roles.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                scope?: components["parameters"]["RoleFilter.scope"];
                /** @description Roles that hold this permission. */
                permission?: components["parameters"]["RoleFilter.permission"];
                sort?: ("name" | "-name" | "slug" | "-slug" | "users_count" | "-users_count" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "roles.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "roles.attachUsers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIds"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "roles.detachUsers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserIds"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "roles.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "roles.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "roles.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "roles.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "users.list": {
        parameters: {
            query?: {
                page?: components["parameters"]["PageQuery.page"];
                per_page?: components["parameters"]["PageQuery.per_page"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["UserFilter.status"];
                role_id?: components["parameters"]["UserFilter.role_id"];
                company_id?: components["parameters"]["UserFilter.company_id"];
                last_login_from?: components["parameters"]["UserFilter.last_login_from"];
                last_login_to?: components["parameters"]["UserFilter.last_login_to"];
                sort?: ("last_name" | "-last_name" | "email" | "-email" | "created_at" | "-created_at" | "last_login_at" | "-last_login_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRowPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "users.deactivationHistory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistory"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "users.export": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                status?: components["parameters"]["UserFilter.status"];
                role_id?: components["parameters"]["UserFilter.role_id"];
                company_id?: components["parameters"]["UserFilter.company_id"];
                last_login_from?: components["parameters"]["UserFilter.last_login_from"];
                last_login_to?: components["parameters"]["UserFilter.last_login_to"];
                sort?: ("last_name" | "-last_name" | "email" | "-email" | "created_at" | "-created_at" | "last_login_at" | "-last_login_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    /** @description The number of rows in the file, known before the first one is written. */
                    "X-Row-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "users.options": {
        parameters: {
            query?: {
                /** @description Words of at least two letters. */
                q?: components["parameters"]["SearchQuery"];
                ids?: components["schemas"]["Id"][];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Options"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "passwordReset.byEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "passwordReset.byUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "passwordReset.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetConfirmation"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "users.statusChange": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["OptionalIfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Статус */
                    status: components["schemas"]["UserStatus"];
                    /** Причина */
                    reason_id?: components["schemas"]["Id"] | null;
                    /** Комментарий */
                    comment?: string | null;
                    /**
                     * Срок
                     * Format: date-time
                     * @description When the status ends by itself.
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "users.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["OptionalIfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "users.delete": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "profile.view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "profile.update": {
        parameters: {
            query?: never;
            header: {
                /** @description A repeated key returns the stored response of the first call for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The record's version in quotes, `"v7"`. */
                "If-Match": components["parameters"]["IfMatch.ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            409: components["responses"]["Error409"];
            /** @description The record has changed since it was read; `current` is what it is now */
            412: {
                headers: {
                    etag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileStale"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            428: components["responses"]["Error428"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "ownPassword.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "ownSessions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "ownSessions.endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "ownSessions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    "system.latestBuilds": {
        parameters: {
            query?: {
                t?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestBuilds"];
                };
            };
            400: components["responses"]["Error400"];
            404: components["responses"]["Error404"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
}
